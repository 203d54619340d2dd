package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Calendar;
import java.util.GregorianCalendar;

/** A calendar is read while another thread sets it. */
public final class CalendarSet {
  private static final Baton baton = new Baton();
  private static final Calendar calendar = new GregorianCalendar();

  static void give() throws Exception {
    calendar.set(Calendar.YEAR, 2000); // race GregorianCalendar
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(calendar.get(Calendar.YEAR)); // race GregorianCalendar
  }

  public static void run() {
    Threads.together(CalendarSet::give, CalendarSet::take);
  }
}
