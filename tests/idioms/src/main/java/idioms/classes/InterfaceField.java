package idioms.classes;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** A field of an interface comes after its initializer. */
public final class InterfaceField {
  private static final Baton baton = new Baton();
  private static int value;

  private interface Holder {
    int[] MADE = make();

    static int[] make() {
      value = 1;
      return new int[1];
    }
  }

  private InterfaceField() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Value.use(Holder.MADE.length);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Value.use(Holder.MADE.length);
          value++;
        });
  }
}
