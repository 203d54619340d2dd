package drivers;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;

/** Levels are set under a lock and read without it. */
final class LogbackLevel {
  static void drive() {
    Logger logger = new LoggerContext().getLogger("some.logger");
    Unordered.run(() -> logger.setLevel(Level.WARN), logger::isDebugEnabled);
  }
}
