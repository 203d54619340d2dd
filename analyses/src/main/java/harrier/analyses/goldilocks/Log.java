package harrier.analyses.goldilocks;

import harrier.shadow.Identity;
import harrier.shadow.SpinLock;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/**
 * The synchronizations of the run in order, as far back as some reach still has to be evaluated.
 *
 * <p>Reaches are evaluated when somebody asks, and all of them whenever the log has grown by {@link
 * #WINDOW} links; so no link is kept for longer than that.
 */
final class Log extends SpinLock {
  private static final int WINDOW = 1024;

  /** The latest link. Guarded by this lock, as all below. */
  private Link tail = new Link(null, null, 0);

  private List<WeakReference<Reach>> reaches = new ArrayList<>();
  private int links;
  private boolean sweeping;

  /** The latest link when all reaches were last evaluated. Touched by who sweeps. */
  private Link swept = tail;

  /** What is before a thread is from now on also before a device. */
  Link publish(Device thread, long span, Device to) {
    return append(new Link(thread, to, span));
  }

  /** What is before a device is from now on also before a thread. */
  void observe(Device from, Device thread) {
    if (from.teaches(thread)) {
      append(new Link(from, thread, Reach.NEVER));
    }
  }

  private Link append(Link link) {
    boolean full;
    lock();
    try {
      if (link.span == Reach.NEVER) {
        link.from.linkedTo(link.to);
      } else {
        link.to.linkedFrom(link.from);
      }
      tail.next = link;
      tail = link;
      full = ++links >= WINDOW && !sweeping;
      sweeping |= full;
    } finally {
      unlock();
    }
    if (full) {
      sweep();
    }
    return link;
  }

  Reach reach(Device thread, Identity identity) {
    lock();
    try {
      Reach made = new Reach(thread, identity, tail);
      reaches.add(new WeakReference<>(made));
      return made;
    } finally {
      unlock();
    }
  }

  private void sweep() {
    List<WeakReference<Reach>> all;
    Link now;
    lock();
    try {
      now = tail;
      all = reaches;
      reaches = new ArrayList<>();
      links = 0;
    } finally {
      unlock();
    }
    List<WeakReference<Reach>> left = all;
    try {
      left = evaluate(all);
      forget(now);
    } finally {
      resume(left);
    }
  }

  /** Evaluates reaches that somebody can still ask, and answers which these are. */
  private static List<WeakReference<Reach>> evaluate(List<WeakReference<Reach>> all) {
    List<WeakReference<Reach>> alive = new ArrayList<>(all.size());
    for (WeakReference<Reach> each : all) {
      Reach reach = each.get();
      if (reach != null) {
        reach.evaluate();
        alive.add(each);
      }
    }
    return alive;
  }

  private void resume(List<WeakReference<Reach>> left) {
    lock();
    try {
      reaches.addAll(left);
      sweeping = false;
    } finally {
      unlock();
    }
  }

  /**
   * Takes links apart that nobody has to follow any more: one that the collector has come to late
   * must not keep all later ones.
   */
  private void forget(Link upTo) {
    while (swept != upTo) {
      Link done = swept;
      swept = done.next;
      done.next = null;
    }
  }
}
