package catalogue.methods;

import baton.Threads;

/** Default and private methods of an interface with synchronized blocks. */
final class InterfaceMethodsGuarded {
  private interface Counting {
    int[] counts();

    default void count() {
      synchronized (this) {
        counts()[0]++;
      }
      countMore();
    }

    private void countMore() {
      synchronized (counts()) {
        counts()[1]++;
      }
    }
  }

  public static void main(String[] args) {
    int[] counts = new int[2];
    Counting counting = () -> counts;
    Threads.together(counting::count, counting::count);
  }
}
