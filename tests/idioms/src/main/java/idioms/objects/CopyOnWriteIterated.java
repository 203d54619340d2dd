package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A copy-on-write list takes care of itself. */
public final class CopyOnWriteIterated {
  private static final Baton baton = new Baton();
  private static final List<String> list = new CopyOnWriteArrayList<>();

  static void give() throws Exception {
    list.add("a");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    for (String each : list) {
      Result.use(each);
    }
  }

  public static void run() {
    Threads.together(CopyOnWriteIterated::give, CopyOnWriteIterated::take);
  }
}
