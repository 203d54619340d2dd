package drivers;

import org.apache.log4j.spi.ThrowableInformation;

/** The lines of a stack trace are made when they are first asked for. */
final class Log4j44032 {
  static void drive() throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      ThrowableInformation information = new ThrowableInformation(new Throwable("logged"));
      Together.twice(information::getThrowableStrRep);
    }
  }
}
