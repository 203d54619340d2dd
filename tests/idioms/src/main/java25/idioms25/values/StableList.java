package idioms25.values;

import baton.Baton;
import baton.Threads;
import java.util.List;

/** So are those of a list. */
public final class StableList {
  private static final Baton baton = new Baton();
  private static int value;

  private StableList() {}

  public static void run() throws Exception {
    List<String> stable =
        StableValue.list(
            1,
            index -> {
              value = 1;
              return "it";
            });
    Threads.together(
        () -> {
          stable.get(0);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          stable.get(0);
          value++;
        });
  }
}
