package idioms.output;

import baton.Baton;
import baton.Threads;
import java.io.ByteArrayOutputStream;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;

/** Logging orders nothing of what is around it. */
public final class LoggingDoesNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private LoggingDoesNotOrder() {}

  public static void run() throws Exception {
    Logger log = Logger.getLogger("idioms.output.LoggingDoesNotOrder");
    log.setUseParentHandlers(false);
    log.addHandler(new StreamHandler(new ByteArrayOutputStream(), new SimpleFormatter()));
    Threads.together(
        () -> {
          value = 1; // race
          log.info("one");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          log.info("two");
          value++; // race
        });
  }
}
