package examples;

/**
 * A singleton made at its first use, with the check outside of any lock. Two threads can both see
 * null and make two instances; a third can see a half-made one.
 */
final class LazySingleton {
  private static LazySingleton instance;

  private final long made = System.nanoTime();

  private static LazySingleton instance() {
    if (instance == null) { // race
      instance = new LazySingleton(); // race
    }
    return instance; // race
  }

  public static void main(String[] args) throws InterruptedException {
    Runnable user = () -> System.out.println("made at " + instance().made);
    Thread first = new Thread(user, "first");
    Thread second = new Thread(user, "second");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
