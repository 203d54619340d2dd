package idioms.timers;

import baton.Baton;
import java.util.Timer;
import java.util.TimerTask;

/** Each run of a timer task comes before the next. */
public final class RepeatedTask {
  private static final Baton baton = new Baton();
  private static int value;

  private RepeatedTask() {}

  public static void run() throws Exception {
    Timer timer = new Timer(true);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            value++;
            baton.pass(value);
          }
        },
        0,
        1);
    baton.await(3);
    timer.cancel();
  }
}
