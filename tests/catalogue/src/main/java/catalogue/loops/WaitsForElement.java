package catalogue.loops;

import baton.Baton;

/** A thread looks at the same element again and again, and never gets on. */
final class WaitsForElement {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[100];

  static void forever() {
    int i = 0;
    int looks = 0;
    while (i < cells.length) {
      if (cells[i] != 0) { // race long[]
        i++;
      }
      if (++looks == 1000) {
        baton.pass(1);
      }
    }
  }

  public static void main(String[] args) {
    Thread daemon = new Thread(WaitsForElement::forever);
    daemon.setDaemon(true);
    daemon.start();
    baton.await(1);
    cells[0] = 0; // race long[]
  }
}
