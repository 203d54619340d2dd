package catalogue.threads;

import baton.Threads;

/** Two threads join the same one, and only read. */
final class JoinedTwice {
  private static int value;

  static int read(Thread writer) throws InterruptedException {
    writer.join();
    return value;
  }

  public static void main(String[] args) {
    Thread writer = new Thread(() -> value = 1);
    writer.start();
    Threads.together(() -> read(writer), () -> read(writer));
    value++;
  }
}
