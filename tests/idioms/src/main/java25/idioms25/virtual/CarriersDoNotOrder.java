package idioms25.virtual;

import baton.Baton;

/** Virtual threads on the same carriers are not ordered. */
public final class CarriersDoNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private CarriersDoNotOrder() {}

  public static void run() throws Exception {
    Thread first =
        Thread.startVirtualThread(
            () -> {
              value++; // race
              baton.pass(1);
            });
    Thread second =
        Thread.startVirtualThread(
            () -> {
              baton.await(1);
              value++; // race
            });
    first.join();
    second.join();
  }
}
