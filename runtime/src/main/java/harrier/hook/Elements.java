package harrier.hook;

import harrier.event.AccessEvent.Mode;
import harrier.shadow.AccessWord;
import harrier.shadow.ArrayShadow;
import harrier.shadow.CommonState;
import harrier.shadow.ShadowThread;
import harrier.shadow.Shadows;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.shadow.WordChunk;
import harrier.shadow.WordSweep;
import java.lang.ref.Reference;

/**
 * A plain access to array elements, one or many, that no inline test has settled. A thread has one
 * of these, for one access after another.
 */
final class Elements implements WordSweep {
  private final ShadowThread t;
  private Site site = Site.UNKNOWN;
  private boolean write;
  private long word;

  /** Whether the access may be recorded where it concerns nobody else. */
  private boolean mayShorten;

  /** Whether elements were handed on together: some of the following. */
  private boolean handed;

  private int firstHanded;
  private int endOfHanded;

  private Elements(ShadowThread t) {
    this.t = t;
  }

  private static Elements of(ShadowThread t) {
    if (t.sweep == null) {
      t.sweep = new Elements(t);
    }
    return (Elements) t.sweep;
  }

  /**
   * Accesses to {@code count} elements from {@code first} on, {@code step} apart.
   *
   * @param last the shadow of the array, of another, or null
   * @return the shadow of the array; null if that could not be found
   */
  static ArrayShadow access(
      ShadowThread t,
      Site site,
      boolean write,
      Object array,
      ArrayShadow last,
      int first,
      int count,
      int step) {
    if (t.busy || !Live.isOn()) {
      return last;
    }
    t.busy = true;
    try {
      ArrayShadow shadow =
          last != null && last.isOf(array) ? last : Shadows.ofArray(t, array, Live.keepsWords());
      int end = first + (count - 1) * step + 1;
      if (Live.gathersReferences() && !t.optimistic.isOpen()) {
        ReferenceElements.of(t).sweep(site, write, shadow, first, end, step);
      } else if (!Live.keepsWordsOfElements() || !write && t.optimistic.isOpen()) {
        for (int i = first; i < end && i >= first; i += step) {
          Live.accessElement(t, site, write, Mode.PLAIN, array, shadow, i);
        }
      } else if (!shadow.isSwept(first, end, write, t)) {
        t.used = t.stamp;
        of(t).sweep(site, write, shadow, first, end, step);
        if (step == 1) {
          shadow.sweptBy(t, first, end, write);
        }
      }
      return shadow;
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
      return null;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return null;
    } finally {
      t.events.access.forget();
      t.busy = false;
      Reference.reachabilityFence(array); // its shadow is asked for it
    }
  }

  /**
   * An access to a single element.
   *
   * @param last the shadow of the array, of another, or null
   * @return the shadow of the array; null if that could not be found
   */
  static ArrayShadow single(
      ShadowThread t, int site, boolean write, Object array, ArrayShadow last, int index) {
    if (t.busy || !Live.isOn()) {
      return last;
    }
    if (!Live.keepsWords()) {
      return ReferenceHooks.element(array, index, last, site, t, write);
    }
    ArrayShadow shadow = shadowOf(array, last, t);
    if (!Live.keepsWordsOfElements()) {
      return access(t, Sites.at(site), write, array, shadow, index, 1, 1);
    }
    return (write ? shadow.settlesWrite(index, t) : shadow.settlesRead(index, t))
            || takesAlone(t, site, write, shadow, index)
        ? shadow
        : access(t, Sites.at(site), write, array, shadow, index, 1, 1);
  }

  /** The shadow of an array, which may be the one that is at hand. */
  static ArrayShadow shadowOf(Object array, ArrayShadow last, ShadowThread t) {
    ArrayShadow recent = last != null && last.isOf(array) ? last : t.recent(array);
    if (recent != null) {
      return recent;
    }
    t.busy = true;
    try {
      return Shadows.ofArray(t, array, Live.keepsWords());
    } finally {
      t.busy = false;
    }
  }

  /** Whether the access could be recorded without an event: it concerns nobody else. */
  private static boolean takesAlone(
      ShadowThread t, int site, boolean write, ArrayShadow shadow, int index) {
    if (!Live.takesShortcuts()
        || !write && t.optimistic.isOpen()
        || Sites.at(site).isSuspect()
        || !takesAlone(shadow, index, AccessWord.at(t.stamp, site), write, t)) {
      return false;
    }
    t.used = t.stamp;
    return true;
  }

  private static boolean takesAlone(
      ArrayShadow shadow, int index, long word, boolean write, ShadowThread t) {
    if (!write && shadow.renewsRead(index, word, t)) {
      return true;
    }
    WordChunk chunk = shadow.wordChunk(index);
    return chunk.settlesAlone(index, write, t) || chunk.takesAlone(index, word, write, t);
  }

  /** Call with the array at hand. */
  private void sweep(Site at, boolean writes, ArrayShadow shadow, int first, int end, int step) {
    if (site != at) { // storing references costs more than looking
      site = at;
    }
    write = writes;
    word = AccessWord.at(t.stamp, at.id);
    mayShorten = Live.takesShortcuts() && !at.isSuspect();
    handed = false;
    for (int i = first; i < end && i >= first; ) {
      WordChunk chunk = shadow.wordChunk(i);
      i = chunk.take(i, chunk.endBefore(end), step, this, t);
      tellHanded(shadow, step);
    }
  }

  /** If elements were handed on together, they are told of one by one. */
  private void tellHanded(ArrayShadow array, int step) {
    for (int i = firstHanded; handed && i < endOfHanded && i >= firstHanded; i += step) {
      Live.accessHanded(t, site, write, array.get(), array, i);
    }
    handed = false;
  }

  @Override
  public boolean isWrite() {
    return write;
  }

  @Override
  public boolean isSettled(long lastRead, long lastWrite) {
    return write ? t.hasWritten(lastWrite) : t.hasRead(lastRead);
  }

  @Override
  public long next(long lastRead, long lastWrite) {
    return mayShorten ? t.next(lastRead, lastWrite, word, write) : AccessWord.NONE;
  }

  @Override
  public void check(ArrayShadow array, CommonState state, int first, int count) {
    if (mayShorten && !write && state.renewsRead(word, t)) {
      return;
    }
    Live.accessCommon(t, site, write, array.get(), state, first, count);
    handed |= state.isHanded();
  }

  @Override
  public void tookCommon(int first, int end) {
    firstHanded = first;
    endOfHanded = end;
  }

  @Override
  public void check(ArrayShadow array, int index) {
    if (mayShorten && !write && array.renewsRead(index, word, t)) {
      return;
    }
    Live.accessWords(t, site, write, array.get(), array, index);
  }
}
