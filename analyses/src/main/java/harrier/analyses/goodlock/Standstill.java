package harrier.analyses.goodlock;

import harrier.analyses.race.TargetStack;
import harrier.finding.Access;
import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.MonitorInfo;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Threads that wait for each other in a circle right now, as the virtual machine sees them.
 *
 * @param lock the class of a lock they wait for
 * @param accesses how each of them took what the one before it waits for, if that is a monitor, and
 *     what it waits in
 */
record Standstill(String lock, List<Access> accesses) {

  /** All of them. Virtual threads are not among them. */
  static List<Standstill> now() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long[] waiting = threads.findDeadlockedThreads();
    if (waiting == null) {
      return List.of();
    }
    Map<Long, ThreadInfo> left = new LinkedHashMap<>();
    for (ThreadInfo info : threads.getThreadInfo(waiting, true, true)) {
      if (info != null && info.getLockInfo() != null) {
        left.put(info.getThreadId(), info);
      }
    }
    List<Standstill> all = new ArrayList<>();
    while (!left.isEmpty()) {
      all.add(circleFrom(left.values().iterator().next(), left));
    }
    return all;
  }

  private static Standstill circleFrom(ThreadInfo first, Map<Long, ThreadInfo> left) {
    List<ThreadInfo> circle = new ArrayList<>();
    for (ThreadInfo info = first; info != null; info = left.get(info.getLockOwnerId())) {
      left.remove(info.getThreadId());
      circle.add(info);
    }
    List<Access> accesses = new ArrayList<>();
    ThreadInfo before = circle.get(circle.size() - 1);
    for (ThreadInfo info : circle) {
      addTaken(before.getLockInfo(), info, accesses);
      accesses.add(acquire(info, info.getStackTrace(), locksOf(info)));
      before = info;
    }
    return new Standstill(first.getLockInfo().getClassName(), accesses);
  }

  /** Where a thread took a monitor; of other locks the virtual machine does not know. */
  private static void addTaken(LockInfo lock, ThreadInfo info, List<Access> accesses) {
    for (MonitorInfo monitor : info.getLockedMonitors()) {
      if (monitor.getLockedStackDepth() >= 0 && monitor.toString().equals(lock.toString())) {
        StackTraceElement[] stack = info.getStackTrace();
        StackTraceElement[] then =
            Arrays.copyOfRange(stack, monitor.getLockedStackDepth(), stack.length);
        accesses.add(acquire(info, then, List.of()));
        return;
      }
    }
  }

  private static List<String> locksOf(ThreadInfo info) {
    List<String> locks = new ArrayList<>();
    for (LockInfo lock : info.getLockedMonitors()) {
      locks.add(lock.toString());
    }
    Arrays.stream(info.getLockedSynchronizers()).map(LockInfo::toString).forEach(locks::add);
    return locks;
  }

  private static Access acquire(ThreadInfo info, StackTraceElement[] trace, List<String> locks) {
    List<String> stack = TargetStack.framesOf(trace);
    return new Access(
        "acquire", info.getThreadName(), TargetStack.siteIn(stack), stack, locks, null, null);
  }
}
