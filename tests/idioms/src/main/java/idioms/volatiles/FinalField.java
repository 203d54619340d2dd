package idioms.volatiles;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** A final field of an object that is published by a race does not race itself. */
public final class FinalField {
  private static final Baton baton = new Baton();

  private record Point(int x) {}

  private static Point published;

  private FinalField() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          published = new Point(1); // race published

          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Value.use(published.x); // race published
        });
  }
}
