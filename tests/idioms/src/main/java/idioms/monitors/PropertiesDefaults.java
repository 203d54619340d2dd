package idioms.monitors;

import baton.Baton;
import baton.Threads;
import java.util.Properties;

/** Properties look into their defaults. */
public final class PropertiesDefaults {
  private static final Baton baton = new Baton();
  private static int value;

  private PropertiesDefaults() {}

  public static void run() throws Exception {
    Properties defaults = new Properties();
    Properties properties = new Properties(defaults);
    Threads.together(
        () -> {
          value = 1;
          defaults.setProperty("a", "b");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          properties.getProperty("a");
          value++;
        });
  }
}
