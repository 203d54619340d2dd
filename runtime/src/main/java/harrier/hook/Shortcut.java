package harrier.hook;

import harrier.shadow.AccessWord;
import harrier.shadow.Extension;
import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;

/**
 * Rules of FastTrack without an event, where the thread itself knows that all accesses before
 * happen before this one, or that the read joins others in a way it has gone before. Anything else
 * is the tool's business.
 *
 * <p>As the tool does, an access first publishes itself in its own word and then looks at the other
 * one again.
 */
final class Shortcut {
  private Shortcut() {}

  /** Whether the access needs nothing more. */
  static boolean takes(Object base, FieldShadow field, Site site, ShadowThread t, boolean write) {
    if (!Live.takesShortcuts()
        || t.busy
        || !Live.isOn()
        || site.isSuspect()
        || field.writeAt <= 0
        || field.whole != null
        || (!write && t.optimistic.isOpen())) {
      return false;
    }
    long mine = write ? field.writeAt : field.readAt;
    long other = write ? field.readAt : field.writeAt;
    long mineBefore = Memory.getLong(base, mine);
    long otherBefore = Memory.getLong(base, other);
    long now = t.stamp | site.id;
    if (mineBefore == AccessWord.SHARED) {
      return !write && joins(base, field, otherBefore, now, site, t);
    }
    long next = write ? t.knows(mineBefore) ? now : 0 : t.joined(mineBefore, now);
    if (next == AccessWord.NONE
        || !(write ? t.knowsReads(otherBefore) : t.knows(otherBefore))
        || !Memory.compareAndSetLong(base, mine, mineBefore, next)) {
      return false;
    }
    t.used = t.stamp;
    if (Memory.getLongVolatile(base, other) != otherBefore) {
      Live.accessAgain(t, site, write, base, field);
    } else if (write) {
      Memory.putLong(base, other, now); // who reads meanwhile has seen the write
    }
    return true;
  }

  /** A read that joins others which the variable itself lists. */
  private static boolean joins(
      Object base, FieldShadow field, long lastWrite, long now, Site site, ShadowThread t) {
    Extension extension =
        field.extensionAt <= 0 ? null : (Extension) Memory.getReference(base, field.extensionAt);
    if (extension == null
        || extension.findAtomics(field.readAt) != null
        || !t.knows(lastWrite)
        || !extension.readsOf(field.readAt).addTo(base, field.readAt, now)) {
      return false;
    }
    t.used = t.stamp;
    if (Memory.getLongVolatile(base, field.writeAt) != lastWrite) {
      Live.accessAgain(t, site, false, base, field);
    }
    return true;
  }
}
