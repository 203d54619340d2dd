package idioms25.values;

import baton.Baton;
import baton.Threads;

/** A stable value is made once, for everyone. */
public final class StableValueMade {
  private static final Baton baton = new Baton();
  private static int value;

  private StableValueMade() {}

  public static void run() throws Exception {
    StableValue<String> stable = StableValue.of();
    Threads.together(
        () -> {
          stable.orElseSet(
              () -> {
                value = 1;
                return "it";
              });
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          stable.orElseSet(() -> "another");
          value++;
        });
  }
}
