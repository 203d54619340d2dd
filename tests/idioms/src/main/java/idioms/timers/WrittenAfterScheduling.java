package idioms.timers;

import baton.Baton;
import java.util.Timer;
import java.util.TimerTask;

/** A write after schedule is not ordered with the task. */
public final class WrittenAfterScheduling {
  private static final Baton baton = new Baton();
  private static int value;

  private WrittenAfterScheduling() {}

  public static void run() throws Exception {
    Timer timer = new Timer(true);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            baton.await(1);
            value++; // race
            baton.pass(2);
          }
        },
        0);
    value = 1; // race
    baton.pass(1);
    baton.await(2);
    timer.cancel();
  }
}
