package catalogue.threads;

/** Joining one thread says nothing about another. */
final class JoinOfAnother {
  private static int value;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> value = 1); // race value
    Thread idle = new Thread(() -> {});
    writer.start();
    idle.start();
    idle.join();
    value = 2; // race value
    writer.join();
  }
}
