package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

/** Both threads format under the same lock. */
public final class GuardedFormat {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static final SimpleDateFormat format = new SimpleDateFormat("yyyy", Locale.ROOT);

  static void give() throws Exception {
    synchronized (lock) {
      Result.use(format.format(new Date(0)));
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    synchronized (lock) {
      Result.use(format.format(new Date(1)));
    }
  }

  public static void run() {
    Threads.together(GuardedFormat::give, GuardedFormat::take);
  }
}
