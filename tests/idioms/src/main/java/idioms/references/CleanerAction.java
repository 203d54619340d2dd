package idioms.references;

import baton.Baton;
import java.lang.ref.Cleaner;

/** A cleaning action sees what came before it was registered. */
public final class CleanerAction {
  private static final Baton baton = new Baton();
  private static int value;

  private CleanerAction() {}

  public static void run() throws Exception {
    Cleaner cleaner = Cleaner.create();
    value = 1;
    cleaner.register(
        new Object(),
        () -> {
          value++;
          baton.pass(1);
        });
    System.gc();
    baton.await(1);
  }
}
