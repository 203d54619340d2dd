package idioms.references;

import baton.Baton;
import java.lang.ref.Cleaner;

/** A cleaning action is not ordered with whoever comes later. */
public final class CleanerRaces {
  private static final Baton baton = new Baton();
  private static int value;

  private CleanerRaces() {}

  public static void run() throws Exception {
    Cleaner cleaner = Cleaner.create();
    cleaner.register(
        new Object(),
        () -> {
          value++; // race
          baton.pass(1);
        });
    System.gc();
    baton.await(1);
    value++; // race
  }
}
