package idioms.output;

import baton.Baton;
import baton.Threads;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** A handler may be synchronized. */
public final class LogHandlerSynchronized {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Counting extends Handler {
    @Override
    public synchronized void publish(LogRecord message) {
      value++;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  private LogHandlerSynchronized() {}

  public static void run() throws Exception {
    Logger log = Logger.getLogger("idioms.output.LogHandlerSynchronized");
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
