package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Properties;

/** The object locks itself. */
public final class Property {
  private static final Baton baton = new Baton();
  private static final Properties all = new Properties();
  private static int data;

  static void give() {
    data = 42;
    all.setProperty("k", "v");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    all.getProperty("k");
    Value.use(data);
  }

  public static void run() {
    Threads.together(Property::give, Property::take);
  }
}
