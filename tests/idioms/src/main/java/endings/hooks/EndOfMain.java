package endings.hooks;

/** A hook sees what the main thread did if its end ends the JVM. */
public final class EndOfMain {
  private static int value;

  private EndOfMain() {}

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> value++));
    value = 1;
  }
}
