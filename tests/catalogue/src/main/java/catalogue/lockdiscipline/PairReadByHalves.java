package catalogue.lockdiscipline;

import baton.Baton;
import baton.Threads;

/** A point is moved in one critical section, but its coordinates are read in two. */
final class PairReadByHalves {
  private int x;
  private int y;

  synchronized void move(int by) {
    x += by;
    y += by;
  }

  synchronized int x() {
    return x;
  }

  synchronized int y() {
    return y;
  }

  public static void main(String[] args) {
    PairReadByHalves point = new PairReadByHalves();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          point.move(1);
          baton.pass(1);
          baton.await(2);
          point.move(1);
          baton.pass(3);
        },
        () -> {
          baton.await(1);
          point.x();
          point.y();
          baton.pass(2);
          baton.await(3);
          point.x();
          point.y();
        });
  }
}
