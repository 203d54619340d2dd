package idioms.output;

import baton.Baton;
import baton.Threads;
import java.util.logging.Logger;

/** A filter sees what came before it was set. */
public final class LogFilterSet {
  private static final Baton baton = new Baton();
  private static int value;

  private LogFilterSet() {}

  public static void run() throws Exception {
    Logger log = Logger.getLogger("idioms.output.LogFilterSet");
    log.setUseParentHandlers(false);
    Threads.together(
        () -> {
          value = 1;
          log.setFilter(
              message -> {
                value++;
                return false;
              });
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          log.info("two");
        });
  }
}
