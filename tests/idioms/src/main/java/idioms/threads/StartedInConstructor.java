package idioms.threads;

import baton.Baton;

/** A thread that its own constructor starts does not see the rest of it. */
public final class StartedInConstructor {
  private static final class Eager extends Thread {
    private final Baton baton = new Baton();
    private int state;

    Eager() {
      start();
      state = 1; // race
      baton.pass(1);
    }

    @Override
    public void run() {
      baton.await(1);
      state++; // race
    }
  }

  private StartedInConstructor() {}

  public static void run() throws Exception {
    new Eager().join();
  }
}
