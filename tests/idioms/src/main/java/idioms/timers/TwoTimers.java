package idioms.timers;

import baton.Baton;
import java.util.Timer;
import java.util.TimerTask;

/** Tasks of two timers are not ordered. */
public final class TwoTimers {
  private static final Baton baton = new Baton();
  private static int value;

  private TwoTimers() {}

  public static void run() throws Exception {
    Timer one = new Timer(true);
    Timer two = new Timer(true);
    one.schedule(
        new TimerTask() {
          @Override
          public void run() {
            value++; // race
            baton.pass(1);
          }
        },
        0);
    two.schedule(
        new TimerTask() {
          @Override
          public void run() {
            baton.await(1);
            value++; // race
            baton.pass(2);
          }
        },
        0);
    baton.await(2);
    one.cancel();
    two.cancel();
  }
}
