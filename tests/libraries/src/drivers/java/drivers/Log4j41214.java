package drivers;

import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/** A logger locks its appender; an appender that renders an object which logs locks a logger. */
final class Log4j41214 {
  private static final class Rendering extends AppenderSkeleton {
    @Override
    protected void append(LoggingEvent event) {
      event.getRenderedMessage();
    }

    @Override
    public void close() {}

    @Override
    public boolean requiresLayout() {
      return false;
    }
  }

  /** Logs whenever it is asked what it looks like. */
  private static final class Talkative {
    @Override
    public String toString() {
      Logger.getRootLogger().info("asked");
      return "talkative";
    }
  }

  static void drive() {
    Rendering appender = new Rendering();
    Logger root = Logger.getRootLogger();
    root.addAppender(appender);
    Logger own = Logger.getLogger("own");
    own.setAdditivity(false);
    own.addAppender(appender);
    Unordered.run(() -> root.info("plain"), () -> own.info(new Talkative()));
  }
}
