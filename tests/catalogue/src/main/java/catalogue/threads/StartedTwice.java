package catalogue.threads;

import baton.Baton;

/** Starting a thread again fails, and orders nothing. */
final class StartedTwice {
  private static final Baton baton = new Baton();
  private static int value;

  static int late() {
    baton.await(1);
    return value; // race value
  }

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(StartedTwice::late);
    thread.start();
    value = 1; // race value
    try {
      thread.start();
      throw new AssertionError("started twice");
    } catch (IllegalThreadStateException e) {
      baton.pass(1);
    }
    thread.join();
  }
}
