package harrier.analyses.contention;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;

/** How often and how long the virtual machine itself says that platform threads blocked. */
final class JvmFigures {
  private final ThreadMXBean threads;
  private final LongAdder times = new LongAdder();
  private final LongAdder millis = new LongAdder();

  private JvmFigures(ThreadMXBean threads) {
    this.threads = threads;
  }

  /** Null if the virtual machine keeps no such figures. */
  static JvmFigures ifAvailable() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    if (!threads.isThreadContentionMonitoringSupported()) {
      return null;
    }
    threads.setThreadContentionMonitoringEnabled(true);
    return new JvmFigures(threads);
  }

  /** Adds what is known of the current thread, which is about to end. */
  void addCurrentThread() {
    ThreadInfo info = threads.getThreadInfo(Thread.currentThread().getId());
    if (info != null) { // virtual threads have none
      times.add(info.getBlockedCount());
      millis.add(Math.max(0, info.getBlockedTime()));
    }
  }

  /** How often threads that have ended blocked. */
  long timesOfEnded() {
    return times.sum();
  }

  /** The figures of all threads, ended and living, in one line. */
  String line() {
    long allTimes = times.sum();
    long allMillis = millis.sum();
    for (ThreadInfo living : threads.getThreadInfo(threads.getAllThreadIds())) {
      if (living != null) {
        allTimes += living.getBlockedCount();
        allMillis += Math.max(0, living.getBlockedTime());
      }
    }
    return String.format(
        Locale.ROOT,
        "  The JVM counts %,d blocks on monitors, %,d ms in all (the JDK's and Harrier's too).%n",
        allTimes,
        allMillis);
  }
}
