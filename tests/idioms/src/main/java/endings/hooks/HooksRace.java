package endings.hooks;

import baton.Baton;

/** Hooks are not ordered. */
public final class HooksRace {
  private static final Baton baton = new Baton();
  private static int value;

  private HooksRace() {}

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  value = 1; // race
                  baton.pass(1);
                }));
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  baton.await(1);
                  value++; // race
                }));
  }
}
