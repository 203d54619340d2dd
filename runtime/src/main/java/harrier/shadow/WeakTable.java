package harrier.shadow;

import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.Stable;

/**
 * Shadows by object identity, gone when their objects are.
 *
 * <p>Most objects die young. So a shadow is among the young until the collector has run, in a small
 * array that is young itself: to store something there costs the collector nothing, whereas each
 * store in an old one is a card that it has to look at. Then those of dead objects are dropped, and
 * the others move to the old ones; of these the dead are dropped when their array is full, or when
 * shadows have grown enough for that to cost little. There is no queue and no thread to serve it.
 *
 * <p>Reading takes no lock.
 */
public abstract class WeakTable<S extends WeakShadow> {
  private static final int SHARD_BITS = 6;

  /** The length of an array with nothing in it. */
  private static final int SHORT = 16;

  /** So little growth of all shadows is no reason to look for the dead, in bytes. */
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
    S present = shard.find(object, hash);
    return present != null ? present : shard.add(object, hash);
  }

  /** The object's shadow, or null if it has none. */
  public final S present(Object object) {
    int hash = hash(object);
    Shard shard = shard(hash >>> (32 - SHARD_BITS));
    int before = shard.moves;
    S present = shard.find(object, hash);
    boolean wasQuiet = (before & 1) == 0 && shard.moves == before;
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

  private static WeakShadow find(Buckets<WeakShadow> buckets, Object object, int hash) {
    for (WeakShadow s = buckets.get(hash & (buckets.length() - 1)); s != null; s = s.next()) {
      if (s.hash == hash && s.refersTo(object)) {
        return s;
      }
    }
    return null;
  }

  /**
   * Shadows whose hashes begin alike. A reader may be led astray by a shadow that is moved, and
   * miss; it then looks again under the lock.
   */
  private final class Shard extends SpinLock {
    private volatile Buckets<WeakShadow> young = new Buckets<>(SHORT);
    private volatile Buckets<WeakShadow> old = new Buckets<>(SHORT);

    /** Counts the beginnings and the ends of moves: odd while shadows are moved. */
    volatile int moves;

    /** How many are young, and how many old, dead ones too. Guarded by this lock. */
    private int youngCount;

    private int oldCount;

    /** How often the collector had run when the young were made. Guarded by this lock. */
    private int collectorRuns;

    @SuppressWarnings("unchecked")
    S find(Object object, int hash) {
      WeakShadow present = WeakTable.find(young, object, hash);
      return (S) (present != null ? present : WeakTable.find(old, object, hash));
    }

    /** Looks again where no reader is led astray. */
    S present(Object object, int hash) {
      lock();
      try {
        return find(object, hash);
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
        S present = find(object, hash);
        if (present != null) {
          return present;
        }
        makeRoom();
        put(young, made);
        youngCount++;
        return made;
      } finally {
        unlock();
      }
    }

    private void makeRoom() {
      int runs = CollectorWatch.runs();
      if (runs != collectorRuns) {
        collectorRuns = runs;
        age();
      } else if (youngCount >= young.length()) {
        beginMove();
        try {
          young = moved(young, young.length() * 4);
        } finally {
          endMove();
        }
      }
    }

    /** The young become old, as far as they are alive. Whatever needs memory comes first. */
    @DontInline
    private void age() {
      if (youngCount == 0) {
        return;
      }
      Buckets<WeakShadow> before = young;
      Buckets<WeakShadow> fresh = new Buckets<>(SHORT);
      int more = living(before);
      beginMove();
      try {
        makeOldRoom(more);
        moveLiving(before, old);
        oldCount += more;
        young = fresh;
        youngCount = 0;
      } finally {
        endMove();
      }
    }

    private void makeOldRoom(int more) {
      if (oldCount + more > old.length() / 2) {
        int living = living(old);
        int length = old.length();
        while (living + more > length / 4) {
          length *= 2;
        }
        old = moved(old, length);
        oldCount = living;
      }
    }

    private int living(Buckets<WeakShadow> all) {
      int living = 0;
      for (int i = 0; i < all.length(); i++) {
        for (WeakShadow s = all.get(i); s != null; s = s.next()) {
          living += s.refersTo(null) ? 0 : 1;
        }
      }
      return living;
    }

    /** The living, in an array of some length. */
    private Buckets<WeakShadow> moved(Buckets<WeakShadow> all, int length) {
      Buckets<WeakShadow> fresh = new Buckets<>(length);
      moveLiving(all, fresh);
      return fresh;
    }

    /** What is dropped leads nowhere: else one that is old would keep younger ones alive. */
    private void moveLiving(Buckets<WeakShadow> all, Buckets<WeakShadow> others) {
      for (int i = 0; i < all.length(); i++) {
        WeakShadow s = all.get(i);
        while (s != null) {
          WeakShadow next = s.next();
          if (s.refersTo(null)) {
            s.next(null);
          } else {
            put(others, s);
          }
          s = next;
        }
      }
    }

    private void put(Buckets<WeakShadow> all, WeakShadow shadow) {
      int i = shadow.hash & (all.length() - 1);
      shadow.next(all.get(i));
      all.set(i, shadow);
    }

    /** Answers how many are left. */
    int dropDead() {
      lock();
      try {
        collectorRuns = CollectorWatch.runs();
        age();
        dropOldDead();
        return oldCount;
      } finally {
        unlock();
      }
    }

    private void dropOldDead() {
      beginMove();
      try {
        Buckets<WeakShadow> all = old;
        for (int i = 0; oldCount > 0 && i < all.length(); i++) {
          dropDead(all, i);
        }
      } finally {
        endMove();
      }
    }

    private void dropDead(Buckets<WeakShadow> all, int bucket) {
      WeakShadow before = null;
      WeakShadow s = all.get(bucket);
      while (s != null) {
        WeakShadow next = s.next();
        if (!s.refersTo(null)) {
          before = s;
        } else {
          oldCount--;
          s.next(null);
          if (before == null) {
            all.set(bucket, next);
          } else {
            before.next(next);
          }
        }
        s = next;
      }
    }

    private void beginMove() {
      moves = moves + 1;
    }

    private void endMove() {
      moves = moves + 1;
    }
  }
}
