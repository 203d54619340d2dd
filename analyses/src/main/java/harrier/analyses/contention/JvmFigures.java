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

  /** Null where java.lang.management is not part of the run-time image, or keeps no times. */
  static JvmFigures ifAvailable() {
    try {
      ThreadMXBean threads = ManagementFactory.getThreadMXBean();
      if (!threads.isThreadContentionMonitoringSupported()) {
        return null;
      }
      threads.setThreadContentionMonitoringEnabled(true);
      return new JvmFigures(threads);
    } catch (LinkageError absent) {
      return null;
    }
  }

  /** Adds what is known of the current thread, which is about to end. */
  void addCurrentThread() {
    add(threads.getThreadInfo(Thread.currentThread().getId()));
  }

  /** The figures of all threads so far, in one line. */
  String line() {
    for (ThreadInfo living : threads.getThreadInfo(threads.getAllThreadIds())) {
      add(living);
    }
    return String.format(
        Locale.ROOT,
        "  The JVM counts %,d blocks of %,d ms in all, those of the JDK and of Harrier too.%n",
        times.sum(),
        millis.sum());
  }

  /** Virtual threads, and threads that are gone, have no information. */
  private void add(ThreadInfo info) {
    if (info != null) {
      times.add(info.getBlockedCount());
      millis.add(Math.max(0, info.getBlockedTime()));
    }
  }
}
