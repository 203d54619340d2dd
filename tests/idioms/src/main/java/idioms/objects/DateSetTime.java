package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Date;

/** A date is read while another thread sets it. */
public final class DateSetTime {
  private static final Baton baton = new Baton();
  private static final Date date = new Date(0);

  static void give() throws Exception {
    date.setTime(1); // race Date
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(date.getTime()); // race Date
  }

  public static void run() {
    Threads.together(DateSetTime::give, DateSetTime::take);
  }
}
