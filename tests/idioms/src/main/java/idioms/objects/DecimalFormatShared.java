package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.text.DecimalFormat;
import java.text.NumberFormat;

/** Two threads format with the same number format. */
public final class DecimalFormatShared {
  private static final Baton baton = new Baton();
  private static final NumberFormat format = new DecimalFormat("0.00");

  static void give() throws Exception {
    Result.use(format.format(1.5)); // race DecimalFormat
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(format.format(2.5)); // race DecimalFormat
  }

  public static void run() {
    Threads.together(DecimalFormatShared::give, DecimalFormatShared::take);
  }
}
