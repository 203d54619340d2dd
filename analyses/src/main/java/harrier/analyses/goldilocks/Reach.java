package harrier.analyses.goldilocks;

import harrier.shadow.Identity;
import harrier.shadow.SpinLock;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * How far the order has spread from what one thread did: the sets of all its spans.
 *
 * <p>A span is the thread between two of its publications. What has reached a device from one span
 * has from all earlier ones: the set of a later span is part of theirs. So a single table holds all
 * sets, with the latest span of each device that it is in the set of.
 */
final class Reach extends SpinLock {
  /** Before every span: they are counted from one. */
  static final long NEVER = 0;

  private static final AtomicInteger MADE = new AtomicInteger();

  /** How many bits of a moment are those of the span. */
  private static final int SPAN_BITS = 36;

  final Device thread;
  final Identity identity;
  private final int number = MADE.incrementAndGet();

  /** Changed under this lock, looked at without. */
  private volatile Table table = new Table(8);

  /** The link that the evaluation has come to. Guarded by this lock. */
  private Link upTo;

  Reach(Device thread, Identity identity, Link now) {
    this.thread = thread;
    this.identity = identity;
    upTo = now;
  }

  /** A span in a number that is that of no other, of whatever thread. */
  long moment(long span) {
    return (long) number << SPAN_BITS | span;
  }

  /** Whether a device is in the set of a span as far as that has been evaluated. */
  boolean has(Device device, long span) {
    return table.get(device) >= span;
  }

  /** Whether it is, by all that has happened so far. */
  boolean comesTo(Device device, long span) {
    if (!has(device, span)) {
      evaluate();
    }
    return has(device, span);
  }

  /**
   * Follows the links since the last time. Devices that nobody could use any more before that have
   * no links beyond those, so the table can do without them afterwards.
   */
  void evaluate() {
    lock();
    try {
      Set<Device> gone = table.isFull() ? table.gone() : Set.of();
      for (Link link = upTo.next; link != null; link = link.next) {
        follow(link);
        upTo = link;
      }
      if (!gone.isEmpty()) {
        table = table.without(gone);
      }
    } finally {
      unlock();
    }
  }

  private void follow(Link link) {
    Device from = link.from;
    long span = from == null ? NEVER : from == thread ? link.span : table.get(from);
    if (span > table.get(link.to)) {
      if (table.isFull()) {
        table = table.without(Set.of());
      }
      table.put(link.to, span);
    }
  }

  /**
   * Spans by device, with open addressing. Spans only grow: whoever looks while one is stored finds
   * it or an earlier one.
   */
  private static final class Table {
    private final Device[] devices;
    private final long[] spans;
    private int size;

    /**
     * @param capacity a power of two
     */
    Table(int capacity) {
      devices = new Device[capacity];
      spans = new long[capacity];
    }

    long get(Device device) {
      int at = placeOf(device);
      return devices[at] == device ? spans[at] : NEVER;
    }

    void put(Device device, long span) {
      int at = placeOf(device);
      spans[at] = span;
      if (devices[at] == null) {
        devices[at] = device;
        size++;
      }
    }

    private int placeOf(Device device) {
      int mask = devices.length - 1;
      int at = device.hash >>> 7 & mask;
      while (devices[at] != null && devices[at] != device) {
        at = at + 1 & mask;
      }
      return at;
    }

    boolean isFull() {
      return size * 2 >= devices.length;
    }

    Set<Device> gone() {
      Set<Device> gone = new HashSet<>();
      for (Device device : devices) {
        if (device != null && device.isGone()) {
          gone.add(device);
        }
      }
      return gone;
    }

    /** A table with room, without some devices. */
    Table without(Set<Device> gone) {
      int left = Math.max(size - gone.size(), 2);
      Table made = new Table(Integer.highestOneBit(left) * 8);
      for (int i = 0; i < devices.length; i++) {
        if (devices[i] != null && !gone.contains(devices[i])) {
          made.put(devices[i], spans[i]);
        }
      }
      return made;
    }
  }
}
