package idioms.threads;

import baton.Baton;

/** Handlers of two dying threads are not ordered. */
public final class HandlersRace {
  private static final Baton baton = new Baton();
  private static int value;

  private static void die() {
    throw new IllegalStateException("on purpose");
  }

  private HandlersRace() {}

  public static void run() throws Exception {
    Thread first = new Thread(HandlersRace::die);
    Thread second = new Thread(HandlersRace::die);
    first.setUncaughtExceptionHandler(
        (thread, thrown) -> {
          value++; // race
          baton.pass(1);
        });
    second.setUncaughtExceptionHandler(
        (thread, thrown) -> {
          baton.await(1);
          value++; // race
        });
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
