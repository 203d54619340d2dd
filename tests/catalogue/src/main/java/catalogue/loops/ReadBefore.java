package catalogue.loops;

import baton.Atomic;
import baton.Baton;
import baton.Threads;

/** A loop reads what others write, and in between calls methods that are atomic by themselves. */
final class ReadBefore {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static final int[] shared = new int[100];
  private static final int[] own = new int[100];
  private static int total;
  private static int calls;

  @Atomic
  static void count() {
    synchronized (lock) {
      calls++;
    }
  }

  /** Looks at an array in a way that the loop outside also has. */
  @Atomic
  static void put(int i) {
    for (int k = 0; k < own.length; k++) {
      total += Integer.signum(own[k]);
    }
    shared[i] = 7; // race int[]
  }

  private static void readAll() {
    baton.await(1);
    for (int i = 0; i < shared.length; i++) {
      total += Integer.signum(shared[i]); // race int[]
      if (i % 2 == 0) {
        count();
      } else {
        put(i);
      }
    }
    baton.pass(2);
  }

  private static void writeTwice() {
    write();
    baton.pass(1);
    baton.await(2);
    write();
  }

  private static void write() {
    for (int i = 0; i < shared.length; i++) {
      shared[i] = i; // race int[]
    }
  }

  public static void main(String[] args) {
    Threads.together(ReadBefore::readAll, ReadBefore::writeTwice);
  }
}
