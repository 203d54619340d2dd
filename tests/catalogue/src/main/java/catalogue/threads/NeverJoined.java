package catalogue.threads;

/** The main thread ends first, and two others race on. */
final class NeverJoined {
  private static int value;

  public static void main(String[] args) {
    new Thread(() -> value = 1).start(); // race value
    new Thread(() -> value = 2).start(); // race value
  }
}
