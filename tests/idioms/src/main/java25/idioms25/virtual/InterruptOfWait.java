package idioms25.virtual;

/** A virtual thread that waits is told of its interrupt. */
public final class InterruptOfWait {
  private static int value;

  private InterruptOfWait() {}

  public static void run() throws Exception {
    Object monitor = new Object();
    Thread waiting =
        Thread.ofVirtual()
            .start(
                () -> {
                  synchronized (monitor) {
                    try {
                      monitor.wait();
                    } catch (InterruptedException expected) {
                      value++;
                    }
                  }
                });
    value = 1;
    waiting.interrupt();
    waiting.join();
  }
}
