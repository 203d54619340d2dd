package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A synchronized wrapper takes care of the list. */
public final class SynchronizedListAdd {
  private static final Baton baton = new Baton();
  private static final List<String> list = Collections.synchronizedList(new ArrayList<>());

  static void give() throws Exception {
    list.add("a");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.size());
  }

  public static void run() {
    Threads.together(SynchronizedListAdd::give, SynchronizedListAdd::take);
  }
}
