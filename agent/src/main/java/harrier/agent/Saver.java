package harrier.agent;

import harrier.finding.Findings;
import harrier.hook.Threads;

/** A thread of our own that writes new findings to the file within a second. */
final class Saver extends Thread {
  private static final long PERIOD_MILLIS = 500;

  private final Findings findings;

  private Saver(Findings findings) {
    super(topGroup(), "harrier-findings");
    this.findings = findings;
    setDaemon(true);
  }

  /** Not the target's own group: it may count its threads. */
  private static ThreadGroup topGroup() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    return group;
  }

  static void start(Findings findings) {
    new Saver(findings).start();
  }

  @Override
  public void run() {
    Threads.current().busy = true; // nothing this thread does is the target's
    while (true) {
      try {
        Thread.sleep(PERIOD_MILLIS);
        findings.save();
      } catch (InterruptedException e) {
        return;
      } catch (OutOfMemoryError noRoom) {
        continue; // the next attempt may find some
      }
    }
  }
}
