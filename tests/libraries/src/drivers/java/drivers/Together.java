package drivers;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Two threads that begin at the same time and are not ordered until both have ended. */
final class Together {
  /** What a thread does with the library. */
  interface Part {
    void run() throws Exception;
  }

  private Together() {}

  static void twice(Part part) throws InterruptedException {
    run(part, part);
  }

  /** Runs both to their ends. What the library throws under a race is its own affair. */
  static void run(Part first, Part second) throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(2);
    List<Throwable> linkage = new ArrayList<>();
    List<Thread> threads = List.of(thread(first, ready, linkage), thread(second, ready, linkage));
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    if (!linkage.isEmpty()) {
      throw new IllegalStateException("not a program for this release", linkage.get(0));
    }
  }

  private static Thread thread(Part part, CountDownLatch ready, List<Throwable> linkage) {
    return new Thread(
        () -> {
          ready.countDown();
          try {
            ready.await();
            part.run();
          } catch (LinkageError | ReflectiveOperationException e) {
            synchronized (linkage) {
              linkage.add(e);
            }
          } catch (Exception e) {
            // a symptom of the race
          }
        });
  }
}
