package endings.hooks;

/** A hook sees what came before it was registered. */
public final class Registered {
  private static int value;

  private Registered() {}

  public static void main(String[] args) throws Exception {
    value = 1;
    Runtime.getRuntime().addShutdownHook(new Thread(() -> value++));
  }
}
