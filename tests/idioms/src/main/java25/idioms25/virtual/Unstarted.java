package idioms25.virtual;

/** A thread sees what came before its start, not its making. */
public final class Unstarted {
  private static int value;

  private Unstarted() {}

  public static void run() throws Exception {
    Thread made = Thread.ofVirtual().unstarted(() -> value++);
    value = 1;
    made.start();
    made.join();
    value++;
  }
}
