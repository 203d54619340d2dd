package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.TimeUnit;

/** A unit of time waits on a monitor: the monitor is given up and taken again. */
public final class TimedWaitOfUnit {
  private static final Baton baton = new Baton();
  private static final Object monitor = new Object();
  private static boolean given;
  private static int data;

  private TimedWaitOfUnit() {}

  static void give() {
    baton.await(1);
    data = 42;
    synchronized (monitor) {
      given = true;
      monitor.notifyAll();
    }
  }

  static void take() throws Exception {
    synchronized (monitor) {
      baton.pass(1);
      while (!given) {
        TimeUnit.SECONDS.timedWait(monitor, 20);
      }
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(TimedWaitOfUnit::give, TimedWaitOfUnit::take);
  }
}
