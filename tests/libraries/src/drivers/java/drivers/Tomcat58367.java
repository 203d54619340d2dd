package drivers;

import java.util.Locale;
import org.apache.tomcat.util.http.HttpMessages;

/** The texts of the usual answers are made when they are first asked for. */
final class Tomcat58367 {
  static void drive() {
    HttpMessages messages = HttpMessages.getInstance(Locale.ENGLISH);
    Unordered.twice(
        () -> {
          messages.getMessage(200);
          messages.getMessage(404);
        });
  }
}
