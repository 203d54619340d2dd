package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Hashtable;

/** The object locks itself. */
public final class HashtableEntries {
  private static final Baton baton = new Baton();
  private static final Hashtable<String, Object> all = new Hashtable<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    all.put("k", "v");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(all.entrySet().size());
    Value.use(all.toString().length());
    Value.use(data);
  }

  public static void run() {
    Threads.together(HashtableEntries::give, HashtableEntries::take);
  }
}
