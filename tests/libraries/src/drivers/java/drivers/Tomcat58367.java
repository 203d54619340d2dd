package drivers;

import java.util.Locale;
import org.apache.tomcat.util.http.HttpMessages;

/** The texts of the usual answers are made when they are first asked for. */
final class Tomcat58367 {
  static void drive() throws InterruptedException {
    HttpMessages messages = HttpMessages.getInstance(Locale.ENGLISH);
    Together.twice(
        () -> {
          messages.getMessage(200);
          messages.getMessage(404);
        });
  }
}
