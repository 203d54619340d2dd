package endings.hooks;

/** A hook sees what came before the exit. */
public final class ExitByMain {
  private static int value;

  private ExitByMain() {}

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> value++));
    value = 1;
    System.exit(0);
  }
}
