package idioms.output;

import baton.Baton;
import baton.Threads;
import java.io.OutputStream;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;

/** A StreamHandler guards its stream. */
public final class LogStreamGuards {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Sink extends OutputStream {
    @Override
    public void write(int unit) {
      value++;
    }
  }

  private LogStreamGuards() {}

  public static void run() throws Exception {
    Logger log = Logger.getLogger("idioms.output.LogStreamGuards");
    log.setUseParentHandlers(false);
    log.addHandler(new StreamHandler(new Sink(), new SimpleFormatter()));
    Threads.together(
        () -> {
          log.info("one");
          log.getHandlers()[0].flush();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          log.info("two");
          log.getHandlers()[0].flush();
        });
  }
}
