package idioms.output;

import baton.Baton;
import baton.Threads;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.MemoryHandler;

/** A MemoryHandler guards its target. */
public final class LogMemoryGuards {
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

  private LogMemoryGuards() {}

  public static void run() throws Exception {
    Logger log = Logger.getLogger("idioms.output.LogMemoryGuards");
    log.setUseParentHandlers(false);
    log.addHandler(new MemoryHandler(new Counting(), 2, Level.ALL));
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
