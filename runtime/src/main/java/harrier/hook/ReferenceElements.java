package harrier.hook;

import harrier.shadow.ArrayShadow;
import harrier.shadow.ReferenceChunk;
import harrier.shadow.ReferenceSweep;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.Tool;

/**
 * A plain access to array elements, one or many, that refer to states which they may share. The
 * thread stays where it is meanwhile: elements in the same state are asked about once.
 *
 * <p>A thread has one of these, for one access after another.
 */
final class ReferenceElements implements ReferenceSweep {
  private final ShadowThread t;
  private Site site;
  private boolean write;
  private Tool first;

  /** Null when the access is over, as is its shadow. */
  private Object array;

  private ArrayShadow shadow;

  private ReferenceElements(ShadowThread t) {
    this.t = t;
  }

  static ReferenceElements of(ShadowThread t) {
    if (t.sweep == null) {
      t.sweep = new ReferenceElements(t);
    }
    return (ReferenceElements) t.sweep;
  }

  void sweep(
      Site site, boolean write, Object array, ArrayShadow shadow, int start, int end, int step) {
    this.site = site;
    this.write = write;
    this.array = array;
    this.shadow = shadow;
    first = Live.chain().first();
    try {
      if (end - start > 1 || !takesAlone(start)) {
        sweep(start, end, step);
      }
    } finally {
      this.array = null;
      this.shadow = null;
    }
  }

  /** Whether nothing is to be done about an access to an element. */
  boolean isSettled(ArrayShadow array, int index, boolean write) {
    return isSettled(array.presentReference(index), write)
        || array.referenceChunk(index).settles(index, write, t);
  }

  private boolean takesAlone(int index) {
    return isSettled(shadow.presentReference(index), write)
        || shadow.referenceChunk(index).takesAlone(index, this);
  }

  private void sweep(int start, int end, int step) {
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
    return first.shadowAfter(found, t, site, write);
  }

  @Override
  public void check(int index) {
    Live.accessReference(t, site, write, array, shadow, index);
  }
}
