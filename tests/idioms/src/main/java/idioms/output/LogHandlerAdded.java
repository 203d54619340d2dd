package idioms.output;

import baton.Baton;
import baton.Threads;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** A handler sees what came before it was added. */
public final class LogHandlerAdded {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Counting extends Handler {
    @Override
    public void publish(LogRecord message) {
      value++;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  private LogHandlerAdded() {}

  public static void run() throws Exception {
    Logger log = Logger.getLogger("idioms.output.LogHandlerAdded");
    log.setUseParentHandlers(false);
    Threads.together(
        () -> {
          value = 1;
          log.addHandler(new Counting());
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          log.info("two");
        });
  }
}
