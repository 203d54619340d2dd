package idioms.volatiles;

import baton.Threads;

/** A volatile reference to an array publishes what is in it. */
public final class ArrayReference {
  private static volatile int[] array;

  private ArrayReference() {}

  public static void run() throws Exception {
    Threads.Worker writer =
        Threads.start(
            () -> {
              int[] made = new int[1];
              made[0] = 1;
              array = made;
            });
    while (array == null) {
      Thread.onSpinWait();
    }
    array[0]++;
    writer.finish();
  }
}
