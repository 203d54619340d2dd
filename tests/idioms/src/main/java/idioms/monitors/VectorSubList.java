package idioms.monitors;

import baton.Baton;
import baton.Threads;
import java.util.List;
import java.util.Vector;

/** A part of a vector has the vector's monitor. */
public final class VectorSubList {
  private static final Baton baton = new Baton();
  private static int value;

  private VectorSubList() {}

  public static void run() throws Exception {
    Vector<String> vector = new Vector<>(List.of("a"));
    List<String> part = vector.subList(0, 1);
    Threads.together(
        () -> {
          value = 1;
          vector.set(0, "b");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          part.get(0);
          value++;
        });
  }
}
