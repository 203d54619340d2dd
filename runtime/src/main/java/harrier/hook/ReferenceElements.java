package harrier.hook;

import harrier.shadow.ArrayShadow;
import harrier.shadow.ReferenceChunk;
import harrier.shadow.ReferenceSweep;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;

/**
 * A plain access to array elements, one or many, that refer to states which they may share. The
 * thread stays where it is meanwhile: elements in the same state are asked about once.
 *
 * <p>A thread has one of these, for one access after another.
 */
final class ReferenceElements implements ReferenceSweep {
  private final ShadowThread t;
  private Site site = Site.UNKNOWN;
  private boolean write;

  private ReferenceElements(ShadowThread t) {
    this.t = t;
  }

  static ReferenceElements of(ShadowThread t) {
    if (t.sweep == null) {
      t.sweep = new ReferenceElements(t);
    }
    return (ReferenceElements) t.sweep;
  }

  /** Call with the array at hand. */
  void sweep(Site at, boolean writes, ArrayShadow shadow, int start, int end, int step) {
    if (site != at) { // storing references costs more than looking
      site = at;
    }
    write = writes;
    if (end - start > 1 || !takesAlone(shadow, start)) {
      sweep(shadow, start, end, step);
    }
  }

  /** Whether nothing is to be done about an access to an element. */
  boolean isSettled(ArrayShadow array, int index, boolean write) {
    return isSettled(array.presentReference(index), write)
        || array.referenceChunk(index).settles(index, write, t);
  }

  private boolean takesAlone(ArrayShadow shadow, int index) {
    if (isSettled(shadow.presentReference(index), write)) {
      return true;
    }
    ReferenceChunk chunk = shadow.referenceChunk(index);
    return chunk.settlesAlone(index, write, t) || chunk.takesAlone(index, this);
  }

  private void sweep(ArrayShadow shadow, int start, int end, int step) {
    for (int i = start; i < end && i >= start; ) {
      ReferenceChunk chunk = shadow.referenceChunk(i);
      i = chunk.take(i, chunk.endBefore(end), step, this, t);
    }
  }

  @Override
  public boolean isWrite() {
    return write;
  }

  @Override
  public boolean isSettled(ShadowVar found, boolean write) {
    return found != null && ReferenceHooks.isTrivial(found, t, write);
  }

  @Override
  public ShadowVar after(ShadowVar found) {
    return Live.chain().first().shadowAfter(found, t, site, write);
  }

  @Override
  public void check(ArrayShadow array, int index) {
    Live.accessReference(t, site, write, array.get(), array, index);
  }
}
