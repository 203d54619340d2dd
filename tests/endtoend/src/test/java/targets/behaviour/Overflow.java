package targets.behaviour;

import java.util.AbstractList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** Overflows its stack at many depths inside synchronized code, and goes on. */
@SuppressWarnings("InfiniteRecursion")
final class Overflow {
  private static final int ROUNDS = 300;

  /** Depths at which a round starts differ by up to this many frames. */
  private static final int SHIFTS = 37;

  private static final int STACK = 256 << 10;

  private static int entered;

  private final Object lock = new Object();
  private final ReentrantLock owned = new ReentrantLock();
  private int depth;

  /** Gets its elements from itself, through a monitor of the JDK. */
  private final List<Integer> wrapped =
      Collections.synchronizedList(
          new AbstractList<>() {
            @Override
            public Integer get(int index) {
              return wrapped.get(index);
            }

            @Override
            public int size() {
              return 1;
            }
          });

  private void block() {
    synchronized (lock) {
      depth++;
      block();
    }
  }

  private synchronized void method() {
    depth++;
    method();
  }

  private static synchronized void staticMethod() {
    entered++;
    staticMethod();
  }

  private void nested(int[] cells) {
    synchronized (lock) {
      synchronized (this) {
        cells[0]++;
        nested(cells);
      }
    }
  }

  private void locked() {
    owned.lock();
    try {
      locked();
    } finally {
      owned.unlock();
    }
  }

  private void unlocked(int number, long large, double real) {
    unlocked(number + 1, large, real);
  }

  private void deeper(int frames, Runnable task) {
    if (frames == 0) {
      task.run();
    } else {
      deeper(frames - 1, task);
    }
  }

  private Runnable task(int round) {
    return switch (round % 7) {
      case 0 -> this::block;
      case 1 -> this::method;
      case 2 -> Overflow::staticMethod;
      case 3 -> () -> nested(new int[1]);
      case 4 -> this::locked;
      case 5 -> () -> wrapped.get(0);
      default -> () -> unlocked(1, 2, 3);
    };
  }

  private void overflow() {
    int overflows = 0;
    for (int round = 0; round < ROUNDS; round++) {
      try {
        deeper(round % SHIFTS, task(round));
      } catch (StackOverflowError e) {
        overflows++;
      }
      if (Thread.holdsLock(lock) || Thread.holdsLock(this) || Thread.holdsLock(Overflow.class)) {
        System.out.println("still held");
      }
    }
    System.out.println(overflows + " of " + ROUNDS);
  }

  /** Other threads, and the one that overflowed, are still ordered by the locks. */
  private void count(int[] counts) {
    for (int i = 0; i < 100; i++) {
      synchronized (lock) {
        counts[0]++;
      }
      synchronized (this) {
        counts[1]++;
      }
      synchronized (Overflow.class) {
        counts[2]++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Overflow overflow = new Overflow();
    int[] counts = new int[3];
    Runnable both =
        () -> {
          overflow.overflow();
          overflow.count(counts);
        };
    Thread small = new Thread(null, both, "small", STACK);
    small.start();
    Thread other = new Thread(() -> overflow.count(counts));
    small.join(1);
    other.start();
    small.join();
    other.join();
    System.out.println(counts[0] + " " + counts[1] + " " + counts[2]);
  }
}
