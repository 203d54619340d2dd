package harrier.analyses.goodlock;

import harrier.analyses.race.TargetStack;
import harrier.finding.Access;
import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
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
 * @param accesses what each of them waits in
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
    List<Access> accesses = new ArrayList<>();
    for (ThreadInfo info = first; info != null; info = left.get(info.getLockOwnerId())) {
      left.remove(info.getThreadId());
      accesses.add(access(info));
    }
    return new Standstill(first.getLockInfo().getClassName(), accesses);
  }

  private static Access access(ThreadInfo info) {
    List<String> stack = TargetStack.framesOf(info.getStackTrace());
    List<String> locks = new ArrayList<>();
    for (LockInfo lock : info.getLockedMonitors()) {
      locks.add(lock.toString());
    }
    Arrays.stream(info.getLockedSynchronizers()).map(LockInfo::toString).forEach(locks::add);
    return new Access(
        "acquire", info.getThreadName(), TargetStack.siteIn(stack), stack, locks, null, null);
  }
}
