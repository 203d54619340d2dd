package idioms25.virtual;

/** An interrupt that a virtual thread notices orders. */
public final class InterruptOfVirtual {
  private static int value;

  private InterruptOfVirtual() {}

  public static void run() throws Exception {
    Thread thread =
        Thread.startVirtualThread(
            () -> {
              while (!Thread.interrupted()) {
                Thread.yield();
              }
              value++;
            });
    value = 1;
    thread.interrupt();
    thread.join();
  }
}
