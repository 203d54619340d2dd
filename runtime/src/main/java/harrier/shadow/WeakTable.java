package harrier.shadow;

import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.Stable;

/**
 * Shadows by object identity, gone when their objects are.
 *
 * <p>Reading takes no lock. Shadows of collected objects are dropped when a shard is full, or when
 * the collector has run and enough was added, or shadows have grown enough, for that to cost
 * little; so there is no queue and no thread to serve it.
 */
public abstract class WeakTable<S extends WeakShadow> {
  private static final int SHARD_BITS = 6;

  /** So few additions to a shard are no reason to look for the dead. */
  private static final int SMALL = 32;

  /** So little growth of all shadows is no reason either, in bytes. */
  private static final long LITTLE = 1 << 20;

  /** About what a shadow takes before it grows. */
  private static final int BYTES = 128;

  /** What it costs to look at a shadow, in bytes of growth that pay for it. */
  private static final int BYTES_A_LOOK = 64;

  @Stable private final Object[] shards = new Object[1 << SHARD_BITS];

  /** By how much shadows have grown since the dead were dropped. Threads may lose some. */
  private long growth;

  private long enough = LITTLE;

  /** How often the collector had run when the dead were dropped because of growth. */
  private int collectorRuns = CollectorWatch.runs();

  protected WeakTable() {
    for (int i = 0; i < shards.length; i++) {
      shards[i] = new Shard();
    }
  }

  protected abstract S make(Object object, int hash);

  public final S of(Object object) {
    int hash = hash(object);
    Shard shard = shard(hash >>> (32 - SHARD_BITS));
    S present = find(shard.buckets, object, hash);
    return present != null ? present : shard.add(object, hash);
  }

  /** The object's shadow, or null if it has none. */
  public final S present(Object object) {
    int hash = hash(object);
    Shard shard = shard(hash >>> (32 - SHARD_BITS));
    int before = shard.rebuilds;
    S present = find(shard.buckets, object, hash);
    boolean wasQuiet = (before & 1) == 0 && shard.rebuilds == before;
    return present != null || wasQuiet ? present : shard.present(object, hash);
  }

  /** A shadow has grown by some bytes. */
  public final void grew(long bytes) {
    growth += bytes;
    if (growth >= enough && CollectorWatch.runs() != collectorRuns) {
      collectorRuns = CollectorWatch.runs();
      growth = 0;
      dropDead();
    }
  }

  private void dropDead() {
    long living = 0;
    for (int i = 0; i < shards.length; i++) {
      living += shard(i).dropDead();
    }
    enough = Math.max(LITTLE, living * BYTES_A_LOOK);
  }

  @SuppressWarnings("unchecked")
  private Shard shard(int i) {
    return (Shard) shards[i];
  }

  /** By which an object is found; high bits and low ones do alike. */
  static int hash(Object object) {
    int mixed = System.identityHashCode(object) * 0x9E3779B9;
    return mixed ^ mixed >>> 16;
  }

  @SuppressWarnings("unchecked")
  private S find(Buckets<WeakShadow> buckets, Object object, int hash) {
    for (WeakShadow s = buckets.get(hash & (buckets.length() - 1)); s != null; s = s.next) {
      if (s.hash == hash && s.refersTo(object)) {
        return (S) s;
      }
    }
    return null;
  }

  private final class Shard extends SpinLock {
    volatile Buckets<WeakShadow> buckets = new Buckets<>(64);

    /** Counts the beginnings and the ends of rebuilding: odd while it goes on. */
    volatile int rebuilds;

    /** Shadows in the shard, dead ones too. Guarded by this lock. */
    private int size;

    /** Shadows added since the dead were dropped. Guarded by this lock. */
    private int added;

    /** How often the collector had run when the dead were dropped. Guarded by this lock. */
    private int collectorRuns;

    /** Looks again where no reader is led astray. */
    S present(Object object, int hash) {
      lock();
      try {
        return find(buckets, object, hash);
      } finally {
        unlock();
      }
    }

    @DontInline
    S add(Object object, int hash) {
      S made = make(object, hash);
      grew(BYTES);
      lock();
      try {
        S present = find(buckets, object, hash);
        if (present != null) {
          return present;
        }
        if (isCrowded()) {
          rebuild();
        }
        Buckets<WeakShadow> all = buckets;
        int i = hash & (all.length() - 1);
        made.next = all.get(i);
        all.set(i, made);
        size++;
        added++;
        return made;
      } finally {
        unlock();
      }
    }

    /** Answers how many are left. */
    int dropDead() {
      lock();
      try {
        collectorRuns = CollectorWatch.runs();
        added = 0;
        Buckets<WeakShadow> all = buckets;
        for (int i = 0; size > 0 && i < all.length(); i++) {
          dropDead(all, i);
        }
        return size;
      } finally {
        unlock();
      }
    }

    /** A reader that has come to a dead shadow goes on from there as before. */
    private void dropDead(Buckets<WeakShadow> all, int bucket) {
      WeakShadow before = null;
      for (WeakShadow s = all.get(bucket); s != null; s = s.next) {
        if (!s.refersTo(null)) {
          before = s;
        } else {
          size--;
          if (before == null) {
            all.set(bucket, s.next);
          } else {
            before.next = s.next;
          }
        }
      }
    }

    private boolean isCrowded() {
      return size >= buckets.length() / 2
          || (added > SMALL && added >= size / 4 && CollectorWatch.runs() != collectorRuns);
    }

    /**
     * Moves the living to a fresh array, larger if most are alive. A reader of the old array may be
     * led astray by a moved shadow's new neighbour and miss; it then looks again under the lock.
     */
    private void rebuild() {
      rebuilds = rebuilds + 1;
      Buckets<WeakShadow> old = buckets;
      collectorRuns = CollectorWatch.runs();
      added = 0;
      int living = 0;
      for (int i = 0; i < old.length(); i++) {
        for (WeakShadow s = old.get(i); s != null; s = s.next) {
          if (!s.refersTo(null)) {
            living++;
          }
        }
      }
      int length = old.length();
      while (living > length / 4) {
        length *= 2;
      }
      Buckets<WeakShadow> fresh = new Buckets<>(length);
      for (int i = 0; i < old.length(); i++) {
        WeakShadow s = old.get(i);
        while (s != null) {
          WeakShadow next = s.next;
          if (!s.refersTo(null)) {
            int at = s.hash & (length - 1);
            s.next = fresh.get(at);
            fresh.set(at, s);
          }
          s = next;
        }
      }
      buckets = fresh;
      size = living;
      rebuilds = rebuilds + 1;
    }
  }
}
