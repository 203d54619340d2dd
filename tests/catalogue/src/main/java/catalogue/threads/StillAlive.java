package catalogue.threads;

import baton.Baton;

/** A thread that is still alive is not ordered with who asked. */
final class StillAlive {
  private static final Baton baton = new Baton();
  private static int value;

  public static void main(String[] args) throws InterruptedException {
    Thread thread =
        new Thread(
            () -> {
              value = 1; // race value
              baton.pass(1);
              baton.await(2);
            });
    thread.start();
    baton.await(1);
    if (thread.isAlive()) {
      value = 2; // race value
    }
    baton.pass(2);
    thread.join();
  }
}
