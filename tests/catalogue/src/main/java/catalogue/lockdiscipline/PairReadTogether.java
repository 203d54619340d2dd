package catalogue.lockdiscipline;

import baton.Baton;
import baton.Threads;

/** A point is moved and read in one critical section each; one coordinate is read alone, too. */
final class PairReadTogether {
  private int x;
  private int y;

  synchronized void move(int by) {
    x += by;
    y += by;
  }

  synchronized int distance() {
    return x + y;
  }

  synchronized int x() {
    return x;
  }

  public static void main(String[] args) {
    PairReadTogether point = new PairReadTogether();
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
          point.distance();
          baton.pass(2);
          baton.await(3);
          point.distance();
          point.x();
        });
  }
}
