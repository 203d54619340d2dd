package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.text.SimpleDateFormat;
import java.util.Date;

/** A date is formatted while it is set. */
public final class FormattedDate {
  private static final Baton baton = new Baton();
  private static final Date date = new Date();

  private FormattedDate() {}

  static void give() throws Exception {
    date.setTime(1); // race Date
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(new SimpleDateFormat("yyyy").format(date)); // race Date
  }

  public static void run() {
    Threads.together(FormattedDate::give, FormattedDate::take);
  }
}
