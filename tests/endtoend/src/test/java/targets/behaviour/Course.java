package targets.behaviour;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import sun.misc.Signal;

/** Prints how time-outs, interrupts, failures and standard input take their course. */
final class Course {
  private static final int MILLIS = 200;

  private static int depth;

  private Course() {}

  /** May be interrupted. */
  private interface Waiting {
    void run() throws InterruptedException;
  }

  /** Says whether a time-out took its time, and no more than a slow machine explains. */
  private static void timed(String what, Waiting task) throws InterruptedException {
    long start = System.nanoTime();
    task.run();
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    System.out.println(what + (millis >= MILLIS - 1 && millis < 10 * MILLIS ? " in time" : millis));
  }

  private static void timeouts() throws InterruptedException {
    Thread sleeper = new Thread(() -> LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(100)));
    sleeper.setDaemon(true);
    sleeper.start();
    timed("join", () -> sleeper.join(MILLIS));
    timed("sleep", () -> Thread.sleep(MILLIS));
    Object lock = new Object();
    timed(
        "wait",
        () -> {
          synchronized (lock) {
            lock.wait(MILLIS);
          }
        });
    ReentrantLock owned = new ReentrantLock();
    Condition never = owned.newCondition();
    timed(
        "await",
        () -> {
          owned.lock();
          try {
            System.out.println(never.await(MILLIS, TimeUnit.MILLISECONDS));
          } finally {
            owned.unlock();
          }
        });
    timed("latch", () -> new CountDownLatch(1).await(MILLIS, TimeUnit.MILLISECONDS));
  }

  private static void interrupted(String what, Waiting task) throws InterruptedException {
    Thread thread =
        new Thread(
            () -> {
              try {
                task.run();
                System.out.println(what + " " + Thread.currentThread().isInterrupted());
              } catch (InterruptedException e) {
                System.out.println(what + " " + e + " " + Thread.currentThread().isInterrupted());
              }
            });
    thread.start();
    thread.interrupt();
    thread.join();
  }

  private static void interrupts() throws InterruptedException {
    Object lock = new Object();
    interrupted("sleep", () -> Thread.sleep(100_000));
    interrupted(
        "wait",
        () -> {
          synchronized (lock) {
            lock.wait();
          }
        });
    interrupted("latch", () -> new CountDownLatch(1).await());
    interrupted("lock", () -> lockTwice(new ReentrantLock()));
    interrupted("park", LockSupport::park);
  }

  private static void lockTwice(ReentrantLock lock) throws InterruptedException {
    while (!Thread.currentThread().isInterrupted()) {
      Thread.onSpinWait();
    }
    lock.lockInterruptibly();
  }

  private static void uncaught() throws InterruptedException {
    Thread quiet = new Thread(() -> fail("caught by a handler"));
    quiet.setUncaughtExceptionHandler(
        (thread, e) -> System.out.println(e + " " + Arrays.toString(e.getStackTrace())));
    quiet.start();
    quiet.join();
    Thread loud = new Thread(() -> fail("uncaught"), "loud");
    loud.start();
    loud.join();
  }

  private static synchronized void fail(String message) {
    throw new IllegalStateException(message, new IOException("cause"));
  }

  private static void outOfMemory() {
    int caught = 0;
    for (int i = 0; i < 3; i++) {
      List<Object> hoard = new ArrayList<>();
      try {
        while (true) {
          hoard.add(new long[1 << 20]);
        }
      } catch (OutOfMemoryError e) {
        hoard.clear();
        caught++;
      }
    }
    System.out.println("out of memory " + caught);
  }

  private static void signals() throws InterruptedException {
    CountDownLatch handled = new CountDownLatch(1);
    Signal.handle(
        new Signal("HUP"),
        signal -> {
          System.out.println("signal " + signal);
          handled.countDown();
        });
    Signal.raise(new Signal("HUP"));
    handled.await();
  }

  private static int descend(int levels) {
    depth++;
    return levels == 0 ? depth : descend(levels - 1);
  }

  public static void main(String[] args) throws Exception {
    timeouts();
    interrupts();
    uncaught();
    outOfMemory();
    signals();
    System.out.println(descend(2000));
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    in.lines().forEach(line -> System.out.println("read " + line));
    fail("the end");
  }
}
