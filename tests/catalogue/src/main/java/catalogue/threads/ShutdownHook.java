package catalogue.threads;

/** A shutdown hook reads what was written before the hook was registered. */
final class ShutdownHook {
  private static int value;

  public static void main(String[] args) {
    value = 1;
    Runtime.getRuntime().addShutdownHook(new Thread(() -> value++));
  }
}
