package idioms.timers;

import baton.Baton;
import java.util.Timer;
import java.util.TimerTask;

/** A timer task sees what came before it was scheduled. */
public final class ScheduledTask {
  private static final Baton baton = new Baton();
  private static int value;

  private ScheduledTask() {}

  public static void run() throws Exception {
    Timer timer = new Timer(true);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            baton.pass(1);
          }
        },
        0);
    baton.await(1);
    value = 1;
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            value++;
            baton.pass(2);
          }
        },
        1);
    baton.await(2);
    timer.cancel();
  }
}
