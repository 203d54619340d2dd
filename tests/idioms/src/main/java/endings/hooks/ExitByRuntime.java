package endings.hooks;

/** So it does if the run time is asked. */
public final class ExitByRuntime {
  private static int value;

  private ExitByRuntime() {}

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> value++));
    value = 1;
    Runtime.getRuntime().exit(0);
  }
}
