package idioms.timers;

import baton.Baton;
import java.util.Timer;
import java.util.TimerTask;

/** Tasks of one timer follow each other. */
public final class FixedRateTask {
  private static final Baton baton = new Baton();
  private static int value;

  private FixedRateTask() {}

  public static void run() throws Exception {
    Timer timer = new Timer(true);
    timer.scheduleAtFixedRate(
        new TimerTask() {
          @Override
          public void run() {
            value++;
            baton.pass(value);
          }
        },
        0,
        1);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            value++;
          }
        },
        0);
    baton.await(3);
    timer.cancel();
  }
}
