package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An unmodifiable view is gone through while another thread adds to the list. */
public final class UnmodifiableListIterated {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));
  private static final List<String> view = Collections.unmodifiableList(list);

  static void give() throws Exception {
    list.add("c"); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    for (String each : view) { // race ArrayList
      Result.use(each);
    }
  }

  public static void run() {
    Threads.together(UnmodifiableListIterated::give, UnmodifiableListIterated::take);
  }
}
