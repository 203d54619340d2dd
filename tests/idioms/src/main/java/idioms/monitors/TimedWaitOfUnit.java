package idioms.monitors;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.TimeUnit;

/** A unit of time waits on a monitor: the monitor is given up and taken again. */
public final class TimedWaitOfUnit {
  private static final Object monitor = new Object();
  private static boolean given;
  private static int data;

  private TimedWaitOfUnit() {}

  static void give() {
    data = 42;
    synchronized (monitor) {
      given = true;
      monitor.notifyAll();
    }
  }

  static void take() throws Exception {
    synchronized (monitor) {
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
