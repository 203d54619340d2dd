package harrier.shadow;

import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/**
 * Things that instrumented code names by number; where it is compiled, the compiler sees the thing.
 *
 * <p>They are made when they get their numbers, or, if there are many of which few will be used,
 * when they are first asked for. Number 0 is that of one that stands for all there is no room for.
 */
public final class Numbered<E> extends SpinLock {
  /** Smaller numbers can be claimed. */
  public static final int FIRST_UNCLAIMED = 1 << 21;

  private static final int LIMIT = AccessWord.MAX_SITE;
  private static final int CHUNK_BITS = 11;
  private static final int CHUNK = 1 << CHUNK_BITS;

  /** An element is set once, under the lock; null until it is made. */
  @Stable private final Object[][] table = new Object[LIMIT / CHUNK + 1][];

  /** Next number. Guarded by this. */
  private int next;

  /** The first number that can be claimed. Guarded by this. */
  private int room = FIRST_UNCLAIMED;

  /** The first number of each reservation, in ascending order. Guarded by this. */
  private int[] firsts = new int[256];

  /** The last ones. Guarded by this. */
  private int[] lasts = new int[256];

  /** Guarded by this. */
  private Object[] sources = new Object[256];

  /** How many reservations there are. Guarded by this. */
  private int reservations;

  public Numbered(E unknown) {
    take(1);
    put(0, unknown);
  }

  /** Makes a thing that knows its number. */
  public interface Source<E> {
    /**
     * May be called inside hooks: no lambda, nothing that synchronizes.
     *
     * @param index which of its reservation's numbers it is
     */
    E make(int index, int number);
  }

  @ForceInline
  @SuppressWarnings("unchecked")
  public E at(int number) {
    Object[] chunk = table[number >>> CHUNK_BITS];
    Object element = chunk != null ? chunk[number & (CHUNK - 1)] : null;
    return element != null ? (E) element : make(number);
  }

  @DontInline
  @SuppressWarnings("unchecked")
  private E make(int number) {
    lock();
    try {
      int found = Arrays.binarySearch(firsts, 0, reservations, number);
      int reservation = found >= 0 ? found : -found - 2;
      if (reservation < 0 || number > lasts[reservation]) {
        return (E) table[0][0]; // nobody's: of a class that was never shown to us
      }
      if (table[number >>> CHUNK_BITS][number & (CHUNK - 1)] == null) {
        Source<E> source = (Source<E>) sources[reservation];
        put(number, source.make(number - firsts[reservation], number));
      }
      return (E) table[number >>> CHUNK_BITS][number & (CHUNK - 1)];
    } catch (Throwable noRoom) {
      return (E) table[0][0]; // whatever it is, it is not the target's
    } finally {
      unlock();
    }
  }

  private void put(int number, E element) {
    Memory.storeFence(); // others read it without the lock
    table[number >>> CHUNK_BITS][number & (CHUNK - 1)] = element;
  }

  /** Makes one with the next number. */
  public E add(Source<E> source) {
    lock();
    try {
      int number = take(1);
      if (number > 0) {
        put(number, source.make(0, number));
      }
      return at(number);
    } finally {
      unlock();
    }
  }

  /**
   * Gives numbers to things that are made when they are first asked for, and answers the first of
   * them; 0 if there is no room for all.
   */
  public int reserve(int count, Source<E> source) {
    lock();
    try {
      int first = take(count);
      if (first > 0 && count > 0) {
        insert(reservations, first, count, source);
      }
      return first;
    } finally {
      unlock();
    }
  }

  /** Has later numbers begin behind all that may be claimed. */
  public void leaveRoom() {
    lock();
    room = Math.min(room, next);
    next = Math.max(next, FIRST_UNCLAIMED);
    unlock();
  }

  /**
   * Reserves numbers that were chosen before this JVM started, in the room left for them.
   *
   * @return whether all of them were free
   */
  public boolean claim(int first, int count, Source<E> source) {
    lock();
    try {
      int found = Arrays.binarySearch(firsts, 0, reservations, first);
      int place = -found - 1;
      if (found >= 0
          || first < room
          || first + count > FIRST_UNCLAIMED
          || place > 0 && lasts[place - 1] >= first
          || place < reservations && firsts[place] < first + count) {
        return false;
      }
      makeChunks(first, count);
      insert(place, first, count, source);
      return true;
    } finally {
      unlock();
    }
  }

  private void insert(int place, int first, int count, Source<E> source) {
    if (reservations == firsts.length) {
      firsts = Arrays.copyOf(firsts, reservations * 2);
      lasts = Arrays.copyOf(lasts, reservations * 2);
      sources = Arrays.copyOf(sources, reservations * 2);
    }
    int behind = reservations++ - place;
    System.arraycopy(firsts, place, firsts, place + 1, behind);
    System.arraycopy(lasts, place, lasts, place + 1, behind);
    System.arraycopy(sources, place, sources, place + 1, behind);
    firsts[place] = first;
    lasts[place] = first + count - 1;
    sources[place] = source;
  }

  private int take(int count) {
    if (next + count - 1 > LIMIT) {
      return 0;
    }
    int first = next;
    next += count;
    makeChunks(first, count);
    return first;
  }

  private void makeChunks(int first, int count) {
    for (int chunk = first >>> CHUNK_BITS; chunk <= (first + count - 1) >>> CHUNK_BITS; chunk++) {
      if (table[chunk] == null) {
        table[chunk] = new Object[CHUNK];
      }
    }
  }
}
