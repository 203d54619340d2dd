package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

/** Two threads format with the same date format. */
public final class SimpleDateFormatShared {
  private static final Baton baton = new Baton();
  private static final SimpleDateFormat format = new SimpleDateFormat("yyyy", Locale.ROOT);

  static void give() throws Exception {
    Result.use(format.format(new Date(0))); // race SimpleDateFormat
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(format.format(new Date(1))); // race SimpleDateFormat
  }

  public static void run() {
    Threads.together(SimpleDateFormatShared::give, SimpleDateFormatShared::take);
  }
}
