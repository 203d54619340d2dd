package idioms25.virtual;

import baton.Baton;

/** Virtual threads that sleep are not ordered by whoever wakes them. */
public final class SleepersDoNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private static void pause() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private SleepersDoNotOrder() {}

  public static void run() throws Exception {
    Thread first =
        Thread.startVirtualThread(
            () -> {
              value++; // race
              pause();
              baton.pass(1);
            });
    Thread second =
        Thread.startVirtualThread(
            () -> {
              baton.await(1);
              pause();
              value++; // race
            });
    first.join();
    second.join();
  }
}
