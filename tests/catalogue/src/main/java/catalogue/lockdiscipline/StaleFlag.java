package catalogue.lockdiscipline;

import baton.Baton;
import baton.Threads;

/** A value and a flag are published by a race, and by a lock. */
final class StaleFlag {
  private static final Baton baton = new Baton();
  private static int guarded;
  private int value;
  private String text;

  void publish() {
    synchronized (StaleFlag.class) {
      guarded = 7;
    }
    value = 42; // race value
    text = "ready"; // race text
    baton.pass(1);
  }

  String read() {
    int seen = value; // race value
    return seen + " " + text; // race text
  }

  void show() {
    baton.await(1);
    synchronized (StaleFlag.class) {
      System.out.println("guarded " + guarded);
    }
    for (int i = 0; i < 50; i++) {
      System.out.println(read());
    }
  }

  public static void main(String[] args) {
    StaleFlag flag = new StaleFlag();
    Threads.together(flag::publish, flag::show);
  }
}
