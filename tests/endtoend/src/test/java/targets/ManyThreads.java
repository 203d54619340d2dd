package targets;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/** Many threads, and then two that race. What is raced on tells whether anything got lost. */
final class ManyThreads {
  private static int atTheEnd;
  private static int firstAndLast;
  private static int passedOn;

  public static void main(String[] args) throws Exception {
    int count = Integer.parseInt(args[1]);
    switch (args[0]) {
      case "each" -> each(count);
      case "all" -> {
        all(count, count);
        all(count, 0);
      }
      case "chain" -> chain(count);
      case "inTurn" -> inTurn(count);
      case "atOnce" -> atOnce(count);
      case "pool" -> pool(count);
      case "hours" -> forSeconds(count);
      default -> throw new IllegalArgumentException(args[0]);
    }
    Thread one = new Thread(() -> atTheEnd++);
    Thread other = new Thread(() -> atTheEnd++);
    one.start();
    other.start();
    one.join();
    other.join();
    System.out.println(passedOn);
  }

  /** Virtual threads, each awaited before the next begins. */
  private static void each(int count) throws Exception {
    ExecutorService executor = threadPerTask();
    for (int i = 0; i < count; i++) {
      executor.submit(() -> passedOn++).get();
    }
    end(executor);
  }

  /** Virtual threads that nobody orders while they run. The first races with the last. */
  private static void all(int count, int last) throws Exception {
    ExecutorService executor = threadPerTask();
    int[] results = new int[count];
    for (int i = 0; i < count; i++) {
      int mine = i;
      executor.submit(
          () -> {
            results[mine]++;
            if (mine == 0 || mine == last - 1) {
              firstAndLast++;
            }
          });
    }
    end(executor);
    for (int result : results) {
      passedOn += result;
    }
  }

  /** Threads of which each starts the next one and then ends. */
  private static void chain(int count) throws InterruptedException {
    CountDownLatch end = new CountDownLatch(1);
    startNext(count, end);
    end.await();
  }

  private static void startNext(int left, CountDownLatch end) {
    if (left == 0) {
      end.countDown();
      return;
    }
    passedOn++;
    new Thread(() -> startNext(left - 1, end)).start();
  }

  /** Threads of which each is joined before the next begins. */
  private static void inTurn(int count) throws InterruptedException {
    for (int i = 0; i < count; i++) {
      Thread thread = new Thread(() -> passedOn++);
      thread.start();
      thread.join();
    }
  }

  /** Threads that all live at the same time. */
  private static void atOnce(int count) throws InterruptedException {
    CountDownLatch go = new CountDownLatch(1);
    int[] results = new int[count];
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int mine = i;
      Thread thread = new Thread(() -> work(go, results, mine));
      thread.start();
      threads.add(thread);
    }
    go.countDown();
    for (Thread thread : threads) {
      thread.join();
    }
    for (int result : results) {
      passedOn += result;
    }
  }

  private static void work(CountDownLatch go, int[] results, int mine) {
    try {
      go.await();
    } catch (InterruptedException e) {
      return;
    }
    results[mine]++;
  }

  /** A fork-join pool that counts every element of an array up again and again. */
  private static void pool(int count) {
    ForkJoinPool pool = new ForkJoinPool(4);
    int[] elements = new int[1024];
    for (int i = 0; i < count; i++) {
      pool.invoke(new Increment(elements, 0, elements.length));
      passedOn += elements[i % elements.length] - i;
    }
    pool.shutdown();
  }

  /** The same at leisure, for some time. What is in use is printed every minute. */
  private static void forSeconds(int seconds) throws InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(4);
    int[] elements = new int[1024];
    long start = System.nanoTime();
    long minutes = 0;
    for (long rounds = 1; System.nanoTime() - start < seconds * 1_000_000_000L; rounds++) {
      pool.invoke(new Increment(elements, 0, elements.length));
      Thread.sleep(20);
      if (System.nanoTime() - start > minutes * 60_000_000_000L) {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        long used = (runtime.totalMemory() - runtime.freeMemory()) >> 10;
        System.out.println(minutes++ + " min, " + rounds + " rounds, " + used + " KB");
      }
    }
    pool.shutdown();
  }

  /** A task that forks until its part is small. */
  private static final class Increment extends RecursiveAction {
    private static final long serialVersionUID = 1;

    private final int[] elements;
    private final int from;
    private final int to;

    Increment(int[] elements, int from, int to) {
      this.elements = elements;
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from > 16) {
        int middle = (from + to) / 2;
        invokeAll(new Increment(elements, from, middle), new Increment(elements, middle, to));
        return;
      }
      for (int i = from; i < to; i++) {
        elements[i]++;
      }
    }
  }

  /** By reflection: not every JDK has it. */
  private static ExecutorService threadPerTask() throws Exception {
    return (ExecutorService)
        Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
  }

  private static void end(ExecutorService executor) throws InterruptedException {
    executor.shutdown();
    if (!executor.awaitTermination(5, TimeUnit.MINUTES)) {
      throw new IllegalStateException("tasks are left");
    }
  }
}
