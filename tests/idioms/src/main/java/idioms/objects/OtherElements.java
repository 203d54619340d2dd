package idioms.objects;

import baton.Baton;
import baton.Threads;
import java.util.ArrayList;
import java.util.List;

/** Two threads set different elements of a list. */
public final class OtherElements {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));

  static void give() throws Exception {
    list.set(0, "c");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    list.set(1, "d");
  }

  public static void run() {
    Threads.together(OtherElements::give, OtherElements::take);
  }
}
