package harrier.analyses.locks;

import harrier.shadow.AccessWord;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowLock;
import harrier.shadow.SpinLock;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * An immutable set of locks. Equal sets are the same object, so they compare with {@code ==}.
 *
 * <p>A set is the lock that this analysis saw last plus the set of all others. It is kept alive by
 * that lock, and so disappears with it.
 */
public final class Locks {
  private static final AtomicInteger NUMBERS = new AtomicInteger();

  public static final Locks NONE = new Locks(null, null);

  /** Locks by age: the order in which this analysis first saw them. */
  private static final Decoration<ShadowLock, Youngest> YOUNGEST =
      Decoration.startingWith(Youngest::new);

  /** The youngest lock of the set; null in the empty set. */
  private final Youngest youngest;

  /** The set without its youngest lock. */
  private final Locks others;

  /** A number of its own; 0 if there is none left. */
  private final int number;

  /** The intersection computed last. Any thread may replace it. */
  private volatile Intersection latest;

  private final int hash;

  private Locks(Youngest youngest, Locks others) {
    this.youngest = youngest;
    this.others = others;
    number = nextNumber();
    hash = youngest == null ? 0 : (others.hash * 31 + youngest.age) * 0x9E3779B1 >>> 1;
  }

  /** Those of access words for sites have room for it. */
  private static int nextNumber() {
    int next = NUMBERS.get() < AccessWord.MAX_SITE ? NUMBERS.incrementAndGet() : 0;
    return next <= AccessWord.MAX_SITE ? next : 0;
  }

  /** A number that no other set has, of so few bits as a site's; 0 if there are too many sets. */
  public int number() {
    return number;
  }

  private record Intersection(Locks with, Locks result) {}

  /** What a lock knows of the sets it is the youngest of. */
  private static final class Youngest extends SpinLock {
    private static final AtomicInteger SEEN = new AtomicInteger();

    final ShadowLock lock;
    final int age = SEEN.getAndIncrement();

    /**
     * The sets, each at the hash of the others in it or in a place behind that: a power of two,
     * half empty at least. Changed under this lock.
     */
    private volatile Locks[] sets = new Locks[2];

    private int count;

    Youngest(ShadowLock lock) {
      this.lock = lock;
    }

    Locks with(Locks others) {
      Locks[] present = sets;
      Locks found = present[placeOf(others, present)];
      return found != null ? found : make(others);
    }

    private Locks make(Locks others) {
      lock();
      try {
        Locks found = sets[placeOf(others, sets)];
        if (found != null) {
          return found; // another thread was faster
        }
        Locks made = new Locks(this, others);
        count++;
        if (count * 2 > sets.length) {
          sets = grown(sets);
        }
        sets[placeOf(others, sets)] = made;
        return made;
      } finally {
        unlock();
      }
    }

    private static Locks[] grown(Locks[] sets) {
      Locks[] more = new Locks[sets.length * 2];
      for (Locks set : sets) {
        if (set != null) {
          more[placeOf(set.others, more)] = set;
        }
      }
      return more;
    }

    /** Where the set with these others is, or could be. */
    private static int placeOf(Locks others, Locks[] sets) {
      int at = others.hash & sets.length - 1;
      while (sets[at] != null && sets[at].others != others) {
        at = at + 1 & sets.length - 1;
      }
      return at;
    }
  }

  public boolean isEmpty() {
    return this == NONE;
  }

  public Locks add(ShadowLock lock) {
    return add(YOUNGEST.get(lock));
  }

  private Locks add(Youngest lock) {
    if (isEmpty() || youngest.age < lock.age) {
      return lock.with(this);
    }
    return youngest == lock ? this : youngest.with(others.add(lock));
  }

  /** These locks and the others. */
  public Locks with(Locks more) {
    return more.isEmpty() ? this : with(more.others).add(more.youngest);
  }

  public Locks remove(ShadowLock lock) {
    return remove(YOUNGEST.get(lock));
  }

  private Locks remove(Youngest lock) {
    if (isEmpty() || youngest.age < lock.age) {
      return this;
    }
    return youngest == lock ? others : youngest.with(others.remove(lock));
  }

  public boolean contains(ShadowLock lock) {
    Youngest sought = YOUNGEST.get(lock);
    Locks set = this;
    while (!set.isEmpty() && set.youngest.age > sought.age) {
      set = set.others;
    }
    return set.youngest == sought;
  }

  public boolean containsAll(Locks some) {
    Locks all = this;
    for (Locks each = some; each != all && !each.isEmpty(); each = each.others) {
      while (!all.isEmpty() && all.youngest.age > each.youngest.age) {
        all = all.others;
      }
      if (all.youngest != each.youngest) {
        return false;
      }
      all = all.others;
    }
    return true;
  }

  public Locks intersect(Locks other) {
    if (other.containsAll(this)) {
      return this;
    }
    Intersection known = latest;
    if (known == null || known.with != other) {
      known = new Intersection(other, meet(this, other));
      latest = known;
    }
    return known.result;
  }

  private static Locks meet(Locks a, Locks b) {
    if (a == b || a.isEmpty()) {
      return a;
    }
    if (b.isEmpty()) {
      return b;
    }
    if (a.youngest == b.youngest) {
      return a.youngest.with(meet(a.others, b.others));
    }
    return a.youngest.age > b.youngest.age ? meet(a.others, b) : meet(a, b.others);
  }

  /** Names of the locks, oldest first, separated by commas. */
  @Override
  public String toString() {
    if (isEmpty()) {
      return "";
    }
    return others.isEmpty() ? youngest.lock.name() : others + ", " + youngest.lock.name();
  }
}
