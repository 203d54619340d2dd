package catalogue.threads;

/** All shutdown hooks run at once. */
final class ShutdownHooksRace {
  private static int value;

  static void increment() {
    value++; // race value
  }

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(ShutdownHooksRace::increment));
    Runtime.getRuntime().addShutdownHook(new Thread(ShutdownHooksRace::increment));
  }
}
