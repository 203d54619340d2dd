package idioms.timers;

import baton.Baton;
import java.util.Timer;
import java.util.TimerTask;

/** A timer task is not ordered with whoever comes later. */
public final class NotObservedTask {
  private static final Baton baton = new Baton();
  private static int value;

  private NotObservedTask() {}

  public static void run() throws Exception {
    Timer timer = new Timer(true);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            value++; // race
            baton.pass(1);
          }
        },
        0);
    baton.await(1);
    value++; // race
    timer.cancel();
  }
}
