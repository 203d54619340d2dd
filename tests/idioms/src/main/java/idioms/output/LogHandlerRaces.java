package idioms.output;

import baton.Baton;
import baton.Threads;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** A handler is called by all threads that log. */
public final class LogHandlerRaces {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Counting extends Handler {
    @Override
    public void publish(LogRecord message) {
      value++; // race
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  private LogHandlerRaces() {}

  public static void run() throws Exception {
    Logger log = Logger.getLogger("idioms.output.LogHandlerRaces");
    log.setUseParentHandlers(false);
    log.addHandler(new Counting());
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
