package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** A static method and one of an object take different monitors. */
public final class StaticAndInstance {
  private static final Baton baton = new Baton();
  private static int value;

  private static synchronized void set() {
    value = 1; // race
  }

  private synchronized void add() {
    value++; // race
  }

  private StaticAndInstance() {}

  public static void run() throws Exception {
    StaticAndInstance object = new StaticAndInstance();
    Threads.together(
        () -> {
          set();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          object.add();
        });
  }
}
