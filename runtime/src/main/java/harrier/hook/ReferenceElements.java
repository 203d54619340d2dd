package harrier.hook;

import harrier.event.AccessEvent.Mode;
import harrier.shadow.ArrayShadow;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.Tool;

/**
 * A plain access to many elements of an array that each have a reference to their state. The thread
 * stays where it is meanwhile: elements in the same state are told alike, and asked about once.
 */
final class ReferenceElements {
  private final ShadowThread t;
  private final Site site;
  private final boolean write;
  private final Object array;
  private final ArrayShadow shadow;
  private final Tool first;

  /** A state that the access changes nothing of; null if none is known. */
  private ShadowVar settled;

  /** A state that the access leads on from, to {@link #after}; or null if that needs an event. */
  private ShadowVar before;

  private ShadowVar after;

  ReferenceElements(ShadowThread t, Site site, boolean write, Object array, ArrayShadow shadow) {
    this.t = t;
    this.site = site;
    this.write = write;
    this.array = array;
    this.shadow = shadow;
    first = Live.chain().first();
  }

  void sweep(int start, int end, int step) {
    for (int i = start; i < end && i >= start; ) {
      int stop = ArrayShadow.endInChunk(i, end);
      sweep(shadow.references(i), i, stop, step);
      i += (stop - i + step - 1) / step * step;
    }
  }

  /** Within one chunk. */
  private void sweep(ShadowVar[] states, int start, int stop, int step) {
    int offset = start - ArrayShadow.indexInChunk(start);
    int end = stop - offset;
    for (int i = start - offset; i < end; i += step) {
      ShadowVar found = states[i];
      if ((found == null || found != settled) && !settles(states, offset + i, found)) {
        Live.accessElement(t, site, write, Mode.PLAIN, array, shadow, offset + i);
      }
    }
  }

  private boolean settles(ShadowVar[] states, int index, ShadowVar found) {
    if (found != before || after == null) {
      if (found != null && ReferenceHooks.isTrivial(found, t, write)) {
        settled = found;
        return true;
      }
      before = found;
      after = first.shadowAfter(found, t, site, write);
    }
    if (after == found) {
      settled = found;
    }
    return ReferenceHooks.changes(states, ArrayShadow.referenceAt(index), found, after);
  }
}
