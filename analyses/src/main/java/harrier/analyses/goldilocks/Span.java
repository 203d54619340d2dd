package harrier.analyses.goldilocks;

import harrier.shadow.Identity;
import java.util.HashSet;
import java.util.Set;

/**
 * A thread between two of its synchronizations, and how far the order has spread from there.
 *
 * <p>All that the thread does meanwhile happens before what a device in the set does after the link
 * the evaluation has come to.
 */
final class Span {
  /**
   * The devices reached, evaluated up to and including the link {@code upTo}. Immutable; spans with
   * equal ones may share it.
   */
  static final class Reach {
    final Set<Device> devices;
    final Link upTo;

    Reach(Set<Device> devices, Link upTo) {
      this.devices = devices;
      this.upTo = upTo;
    }
  }

  final Device thread;
  final Identity identity;

  /** Unique, in the order in which spans of all threads began. */
  final int number;

  /** Any thread may replace it by a later one, or by an equal one. */
  private volatile Reach reach;

  Span(Device thread, Identity identity, int number, Link now) {
    this.thread = thread;
    this.identity = identity;
    this.number = number;
    reach = new Reach(Set.of(thread), now);
  }

  Reach reach() {
    return reach;
  }

  void reach(Reach further) {
    reach = further;
  }

  /** Whether the span happens before what the thread does now. Evaluates no link twice. */
  boolean isBefore(Device t) {
    Reach known = reach;
    if (known.devices.contains(t)) {
      return true;
    }
    Set<Device> devices = known.devices;
    Link last = known.upTo;
    boolean reached = false;
    for (Link link = last.next; link != null && !reached; link = link.next) {
      last = link;
      Device from = link.from;
      if (from != null && devices.contains(from) && !devices.contains(link.to)) {
        devices = devices == known.devices ? new HashSet<>(devices) : devices;
        devices.add(link.to);
        reached = link.to == t;
      }
    }
    if (last != known.upTo) {
      reach = new Reach(devices, last);
    }
    return reached;
  }
}
