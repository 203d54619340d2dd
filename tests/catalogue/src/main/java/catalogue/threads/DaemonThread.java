package catalogue.threads;

import baton.Baton;

/** A daemon thread writes, and nobody joins it. */
final class DaemonThread {
  private static final Baton baton = new Baton();
  private static int value;

  static void forever() {
    value = 1; // race value
    baton.pass(1);
    while (true) {
      Thread.onSpinWait();
    }
  }

  public static void main(String[] args) {
    Thread daemon = new Thread(DaemonThread::forever);
    daemon.setDaemon(true);
    daemon.start();
    baton.await(1);
    value = 2; // race value
  }
}
