package harrier.hook;

import harrier.shadow.AccessWord;
import harrier.shadow.Extension;
import harrier.shadow.FieldShadow;
import harrier.shadow.HandedShadow;
import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import jdk.internal.vm.annotation.DontInline;

/**
 * Rules of FastTrack without an event, where the thread itself knows that all accesses before
 * happen before this one, or that the read joins others in a way it has gone before. Anything else
 * is the tool's business.
 *
 * <p>As the tool does, an access first publishes itself in its own word and then looks at the other
 * one again.
 */
final class Shortcut {
  /** What became of an access. */
  enum Outcome {
    /** Nothing. */
    LEFT,
    /** It is in its word, and needs nothing more. */
    DONE,
    /** It is in its word, but another thread has accessed the variable meanwhile. */
    CROSSED
  }

  private Shortcut() {}

  /** Whether the access needs nothing more. */
  static boolean takes(Object base, FieldShadow field, Site site, ShadowThread t, boolean write) {
    if (t.busy || !Live.isOn() || field.writeAt <= 0 || field.whole != null) {
      return false;
    }
    if (Live.handsOn() && isTrivialBehind(base, field, t, write)) {
      return true;
    }
    Outcome outcome = attempt(base, field, site, t, write);
    if (outcome == Outcome.CROSSED) {
      Live.accessAgain(t, site, write, base, field);
    }
    return outcome != Outcome.LEFT;
  }

  /** Whether a variable was handed on to tools that have nothing to do about an access to it. */
  private static boolean isTrivialBehind(
      Object base, FieldShadow field, ShadowThread t, boolean write) {
    if (Memory.getLong(base, field.writeAt) != AccessWord.HANDED
        || field.extensionAt <= 0
        || t.optimistic.isOpen()) {
      return false;
    }
    Extension extension = (Extension) Memory.getReference(base, field.extensionAt);
    HandedShadow handed = extension == null ? null : extension.findHanded(field.readAt);
    ShadowVar shadow = handed == null ? null : handed.shadow();
    try {
      return shadow != null && Live.chain().isTrivialBehindFirst(shadow, t, write);
    } catch (RuntimeException trouble) {
      Live.trouble(trouble);
      return true;
    }
  }

  /** Tries to do with the words of a variable what the tool would do. */
  static Outcome attempt(Object base, FieldShadow field, Site site, ShadowThread t, boolean write) {
    if (!Live.takesShortcuts() || site.isSuspect() || (!write && t.optimistic.isOpen())) {
      return Outcome.LEFT;
    }
    long mine = write ? field.writeAt : field.readAt;
    long other = write ? field.readAt : field.writeAt;
    long mineBefore = Memory.getLong(base, mine);
    long otherBefore = Memory.getLong(base, other);
    long now = AccessWord.at(t.stamp, site.id);
    if (AccessWord.isOwn(mineBefore)) {
      return write ? Outcome.LEFT : join(base, field, otherBefore, now, t);
    }
    long next = write ? t.knows(mineBefore) ? now : 0 : t.joined(mineBefore, now);
    if (next == AccessWord.NONE
        || !(write ? t.knowsReads(otherBefore) : t.knows(otherBefore))
        || !Memory.compareAndSetLong(base, mine, mineBefore, next)) {
      return Outcome.LEFT;
    }
    t.used = t.stamp;
    if (Memory.getLongVolatile(base, other) != otherBefore) {
      return Outcome.CROSSED;
    }
    if (!write) {
      return Outcome.DONE;
    }
    if (Live.handsOn()) { // meanwhile the variable may belong to somebody else
      return Memory.compareAndSetLong(base, other, otherBefore, now)
          ? Outcome.DONE
          : Outcome.CROSSED;
    }
    Memory.putLong(base, other, now); // who reads meanwhile has seen the write
    return Outcome.DONE;
  }

  /** A read that joins others which the variable itself lists. */
  @DontInline
  private static Outcome join(
      Object base, FieldShadow field, long lastWrite, long now, ShadowThread t) {
    Extension extension =
        field.extensionAt <= 0 ? null : (Extension) Memory.getReference(base, field.extensionAt);
    if (extension == null
        || extension.findAtomics(field.readAt) != null
        || !t.knows(lastWrite)
        || !extension.readsOf(field.readAt).takes(base, field.readAt, now, t)) {
      return Outcome.LEFT;
    }
    t.used = t.stamp;
    return Memory.getLongVolatile(base, field.writeAt) == lastWrite
            && extension.findAtomics(field.readAt) == null
        ? Outcome.DONE
        : Outcome.CROSSED;
  }
}
