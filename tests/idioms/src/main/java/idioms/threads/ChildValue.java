package idioms.threads;

import baton.Threads;

/** What a thread inherits is made by who makes the thread. */
public final class ChildValue {
  private static int value;

  private ChildValue() {}

  public static void run() throws Exception {
    InheritableThreadLocal<int[]> inherited =
        new InheritableThreadLocal<>() {
          @Override
          protected int[] childValue(int[] parent) {
            value++;
            return parent.clone();
          }
        };
    inherited.set(new int[1]);
    value = 1;
    Threads.await(
        () -> {
          inherited.get()[0]++;
          value++;
        });
    value++;
  }
}
