package idioms.output;

import baton.Baton;
import baton.Threads;
import java.util.logging.Logger;

/** So is a filter. */
public final class LogFilterRaces {
  private static final Baton baton = new Baton();
  private static int value;

  private LogFilterRaces() {}

  public static void run() throws Exception {
    Logger log = Logger.getLogger("idioms.output.LogFilterRaces");
    log.setUseParentHandlers(false);
    log.setFilter(
        message -> {
          value++; // race
          return false;
        });
    Threads.together(
        () -> {
          log.info("one");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          log.info("two");
        });
  }
}
