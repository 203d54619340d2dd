package catalogue.threads;

import baton.Baton;

/** A join that times out orders nothing. */
final class JoinTimesOut {
  private static final Baton baton = new Baton();
  private static int value;

  public static void main(String[] args) throws InterruptedException {
    Thread thread =
        new Thread(
            () -> {
              value = 1; // race value
              baton.await(1);
            });
    thread.start();
    thread.join(10);
    value = 2; // race value
    baton.pass(1);
    thread.join();
  }
}
