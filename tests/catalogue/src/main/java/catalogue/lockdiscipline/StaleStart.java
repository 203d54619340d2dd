package catalogue.lockdiscipline;

import baton.Baton;
import baton.Threads;

/** What a constructor has written is replaced by a race. */
final class StaleStart {
  private static final Baton baton = new Baton();
  private long size = 10;
  private double rate = 0.5;
  private String state = "new";
  private int small = 1;

  void change() {
    size = 11; // race size
    rate = 1.5; // race rate
    state = "used"; // race state
    small = 2; // race small
    baton.pass(1);
  }

  void show() {
    baton.await(1);
    for (int i = 0; i < 50; i++) {
      System.out.println("size " + size); // race size
      System.out.println("rate " + rate); // race rate
      System.out.println("state " + state); // race state
      System.out.println("small " + small); // race small
    }
  }

  private static void resize(StaleStart start, long size) {
    start.size = size;
  }

  public static void main(String[] args) {
    StaleStart start = new StaleStart();
    Threads.together(start::change, start::show);
    try {
      resize(null, 12);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }
}
