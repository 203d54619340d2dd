package idioms25.virtual;

/** A virtual thread sees what came before its start, and is seen after join. */
public final class StartAndJoin {
  private static int value;

  private StartAndJoin() {}

  public static void run() throws Exception {
    value = 1;
    Thread.startVirtualThread(() -> value++).join();
    value++;
  }
}
