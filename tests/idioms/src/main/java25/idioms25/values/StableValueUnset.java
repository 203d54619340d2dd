package idioms25.values;

import baton.Baton;
import baton.Threads;

/** A value that is not set orders nothing. */
public final class StableValueUnset {
  private static final Baton baton = new Baton();
  private static int value;

  private StableValueUnset() {}

  public static void run() throws Exception {
    StableValue<String> stable = StableValue.of();
    Threads.together(
        () -> {
          value = 1; // race

          baton.pass(1);
        },
        () -> {
          baton.await(1);
          stable.isSet();
          value++; // race
        });
  }
}
