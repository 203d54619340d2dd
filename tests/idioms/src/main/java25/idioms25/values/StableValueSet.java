package idioms25.values;

import baton.Baton;
import baton.Threads;

/** A stable value is seen with what came before it was set. */
public final class StableValueSet {
  private static final Baton baton = new Baton();
  private static int value;

  private StableValueSet() {}

  public static void run() throws Exception {
    StableValue<String> stable = StableValue.of();
    Threads.together(
        () -> {
          value = 1;
          stable.trySet("it");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          stable.orElseThrow();
          value++;
        });
  }
}
