package idioms25.virtual;

/** A virtual thread whose state is TERMINATED is seen. */
public final class TerminatedState {
  private static int value;

  private TerminatedState() {}

  public static void run() throws Exception {
    Thread thread = Thread.ofVirtual().start(() -> value++);
    while (thread.getState() != Thread.State.TERMINATED) {
      Thread.onSpinWait();
    }
    value++;
  }
}
