package idioms25.values;

import baton.Baton;
import baton.Threads;
import java.util.function.Supplier;

/** So is that of a supplier. */
public final class StableSupplier {
  private static final Baton baton = new Baton();
  private static int value;

  private StableSupplier() {}

  public static void run() throws Exception {
    Supplier<String> stable =
        StableValue.supplier(
            () -> {
              value = 1;
              return "it";
            });
    Threads.together(
        () -> {
          stable.get();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          stable.get();
          value++;
        });
  }
}
