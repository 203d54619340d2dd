package drivers;

import org.apache.log4j.spi.ThrowableInformation;

/** The lines of a stack trace are made when they are first asked for. */
final class Log4j44032 {
  static void drive() {
    ThrowableInformation information = new ThrowableInformation(new Throwable("logged"));
    Unordered.twice(information::getThrowableStrRep);
  }
}
