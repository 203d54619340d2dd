package harrier.agent;

import harrier.finding.Findings;
import harrier.hook.Threads;

/** A thread of our own that writes new findings to the file within a second, and looks around. */
final class Saver extends Thread {
  private static final long PERIOD_MILLIS = 500;

  /** At first it looks around more often: when classes come, they come early. */
  private static final int FIRST_LOOKS = 8;

  private static final long FIRST_PERIOD_MILLIS = 50;

  private final Findings findings;

  private final QuickCompiler compiler;

  private Saver(Findings findings, QuickCompiler compiler) {
    super(topGroup(), "harrier-findings");
    this.findings = findings;
    this.compiler = compiler;
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

  static void start(Findings findings, QuickCompiler compiler) {
    new Saver(findings, compiler).start();
  }

  @Override
  public void run() {
    Threads.current().busy = true; // nothing this thread does is the target's
    int looks = 0;
    while (true) {
      try {
        boolean isFirst = looks++ < FIRST_LOOKS;
        Thread.sleep(isFirst ? FIRST_PERIOD_MILLIS : PERIOD_MILLIS);
        compiler.consider();
        if (!isFirst) {
          findings.save();
        }
      } catch (InterruptedException e) {
        return;
      } catch (OutOfMemoryError noRoom) {
        continue; // the next attempt may find some
      }
    }
  }
}
