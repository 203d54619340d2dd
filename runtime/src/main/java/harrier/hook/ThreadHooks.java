package harrier.hook;

import harrier.event.PairEvent;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.tool.EventKind;
import jdk.internal.vm.annotation.Hidden;

/** The life of threads, called from the JDK's own Thread classes and from code of the target. */
public final class ThreadHooks {
  /** How many threads are asked where they were started: walking stacks is slow. */
  private static final int EXPLAINED = 10_000;

  /** Threads asked so far. Threads may lose a count. */
  private static int explained;

  private ThreadHooks() {}

  /** At the start of Thread.start. */
  @Hidden
  public static void start(Thread child) {
    ShadowThread t = Threads.current();
    if (t.busy || !Live.isOn()) {
      return;
    }
    ShadowThread shadow = null;
    t.busy = true;
    try {
      if (Threads.find(child) == null) {
        shadow = Threads.add(child, t, explained < EXPLAINED ? startOf() : null);
      }
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    } finally {
      t.busy = false;
    }
    if (shadow != null) {
      deliver(EventKind.START, t, Site.UNKNOWN, shadow, false);
    }
  }

  private static String startOf() {
    explained++;
    return Callers.ofStart();
  }

  /** When a thread's run method is over. On that thread. */
  @Hidden
  public static void end(Thread thread) {
    ShadowThread t = Threads.current();
    if (t.thread() != thread || t.busy) {
      return;
    }
    Live.deliver(EventKind.END, t, t.events.thread.of(Site.UNKNOWN));
    t.busy = true; // what follows in Thread.exit is the JDK's own business
    t.end();
    Threads.retire(thread, t);
  }

  /** When Thread.join returns: an edge only if the thread has ended. */
  @Hidden
  public static void joined(Thread other) {
    ShadowThread t = Threads.current();
    ShadowThread shadow = t.busy || !Live.isOn() ? null : find(other, t);
    if (shadow != null && shadow.hasEnded()) {
      deliver(EventKind.JOIN, t, Site.UNKNOWN, shadow, true);
    }
  }

  /** After Thread.isAlive in code of the target. */
  @Hidden
  public static void askedAlive(Object thread, boolean alive, int site) {
    if (thread instanceof Thread other) {
      ShadowThread t = Threads.current();
      ShadowThread shadow = t.busy ? null : find(other, t);
      if (shadow != null) {
        deliver(EventKind.IS_ALIVE, t, Sites.at(site), shadow, !alive && shadow.hasEnded());
      }
    }
  }

  /** After Thread.getState in code of the target. */
  @Hidden
  public static void askedState(Object thread, Object state, int site) {
    if (state == Thread.State.TERMINATED) {
      askedAlive(thread, false, site);
    }
  }

  /** At the start of Thread.interrupt. */
  @Hidden
  public static void interrupt(Thread other) {
    ShadowThread t = Threads.current();
    boolean toRouse = t.rouses;
    t.rouses = false;
    ShadowThread shadow = t.busy || !Live.isOn() ? null : find(other, t);
    if (shadow != null) {
      PairEvent e = t.events.pair.of(Site.UNKNOWN, shadow, shadow.hasEnded());
      Live.deliver(EventKind.INTERRUPT, t, toRouse ? e.toRouse() : e);
    }
  }

  /** When the current thread has noticed its interrupt. */
  @Hidden
  public static void interrupted() {
    ShadowThread t = Threads.current();
    Live.deliver(EventKind.INTERRUPTED, t, t.events.thread.of(Site.UNKNOWN));
  }

  /** Before Thread.sleep in code of the target. */
  @Hidden
  public static void sleep(int site, ShadowThread t) {
    Live.deliver(EventKind.SLEEP, t, t.events.thread.of(Sites.at(site)));
  }

  private static ShadowThread find(Thread other, ShadowThread t) {
    t.busy = true;
    try {
      return Threads.find(other);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return null;
    } finally {
      t.busy = false;
    }
  }

  private static void deliver(
      EventKind kind, ShadowThread t, Site site, ShadowThread other, boolean ended) {
    PairEvent e = t.events.pair.of(site, other, ended);
    Live.deliver(kind, t, e);
  }
}
