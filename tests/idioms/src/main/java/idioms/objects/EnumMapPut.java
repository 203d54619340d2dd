package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.EnumMap;
import java.util.Map;

/** An enum map is read while another thread puts into it. */
public final class EnumMapPut {
  private static final Baton baton = new Baton();
  private static final Map<Thread.State, String> map = new EnumMap<>(Thread.State.class);

  static void give() throws Exception {
    map.put(Thread.State.NEW, "a"); // race EnumMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get(Thread.State.NEW)); // race EnumMap
  }

  public static void run() {
    Threads.together(EnumMapPut::give, EnumMapPut::take);
  }
}
