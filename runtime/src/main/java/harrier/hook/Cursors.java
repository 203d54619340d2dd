package harrier.hook;

import harrier.shadow.ArrayShadow;
import harrier.shadow.Cursor;
import harrier.shadow.ShadowThread;
import harrier.shadow.Sites;
import java.lang.reflect.Array;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/** Keeps the cursors of a thread. */
final class Cursors {
  /** Arrays up to this length are checked element by element. */
  private static final int SMALL = 32;

  private Cursors() {}

  /** An access that does not go on with the range of its cursor. */
  static Cursor miss(Object array, int index, int number, int site, ShadowThread t, boolean write) {
    if (t.busy || !Live.isOn()) {
      return null;
    }
    Cursor cursor = t.cursor(number);
    if ((Cursor.keepsSettled() || Live.keepsWords()) && settles(cursor, array, index, write, t)) {
      return cursor;
    }
    boolean mayWait = LoopHooks.mayWait(t);
    if (mayWait && cursor.takesSecond(array, index, site)) {
      return cursor;
    }
    check(cursor, t);
    if (Array.getLength(array) <= SMALL
        || cursor.isPoorFor(site)
        || !mayWait
        || Live.keepsWords() && Live.handsOn() && isHanded(array, cursor, t)) {
      cursor.shadow = Elements.single(t, site, write, array, cursor.shadow, index);
    } else {
      t.used = t.stamp;
      cursor.start(array, index, site, write);
      t.open(number);
    }
    return cursor;
  }

  /** An access that is not known to be settled. */
  static Cursor jump(Object array, int index, int number, int site, ShadowThread t, boolean write) {
    if (t.busy || !Live.isOn()) {
      return null;
    }
    Cursor cursor = t.cursor(number);
    if (!Cursor.keepsSettled() || !settles(cursor, array, index, write, t)) {
      check(cursor, t);
      cursor.shadow = Elements.single(t, site, write, array, cursor.shadow, index);
    }
    return cursor;
  }

  /** Whether an access is settled. If so, the cursor learns of it. */
  private static boolean settles(
      Cursor cursor, Object array, int index, boolean write, ShadowThread t) {
    if (!cursor.knows(array) || !isSettled(cursor.shadow, index, write, t)) {
      return false;
    }
    cursor.settle(array, index, write, t);
    return true;
  }

  private static boolean isSettled(ArrayShadow shadow, int index, boolean write, ShadowThread t) {
    return Live.keepsWords()
        ? shadow.settles(index, write, t)
        : Live.gathersReferences() && ReferenceElements.of(t).isSettled(shadow, index, write);
  }

  /** Accesses whose indices are elements of another array. */
  static void through(
      Object array,
      Object indices,
      int first,
      int count,
      int step,
      int number,
      int site,
      ShadowThread t,
      boolean write) {
    int[] all = indices instanceof int[] ? (int[]) indices : null;
    Cursor cursor = t.cursor(number);
    if (!Cursor.keepsSettled() && !cursor.knows(array)) {
      cursor.shadow = Elements.shadowOf(array, null, t);
    }
    long[] settled = cursor.settled(array, write);
    for (int i = first, left = count; left > 0; i += step, left--) {
      int index = all != null ? all[i] : Array.getInt(indices, i);
      if (Cursor.keepsSettled()
          ? !isAmong(settled, index)
          : !isSettledAlone(cursor.shadow, index, write, t)) {
        jumpTo(array, index, number, site, t, write);
        settled = cursor.settled(array, write);
      }
    }
  }

  @ForceInline
  private static boolean isAmong(long[] bits, int index) {
    int word = index >>> 6;
    return word < bits.length && (bits[word] >>> index & 1) != 0;
  }

  /** Whether an element with a state of its own is settled. */
  @ForceInline
  private static boolean isSettledAlone(
      ArrayShadow shadow, int index, boolean write, ShadowThread t) {
    if (shadow == null || index < 0 || index >= shadow.length()) {
      return false;
    }
    if (!Live.keepsWords()) {
      return ReferenceHooks.isSettled(shadow, index, t, write);
    }
    return write ? shadow.settlesWrite(index, t) : shadow.settlesRead(index, t);
  }

  /** Others may have changed the index since it was read: then they are in a race. */
  @DontInline
  private static void jumpTo(
      Object array, int index, int number, int site, ShadowThread t, boolean write) {
    if (index >= 0 && index < Array.getLength(array)) {
      jump(array, index, number, site, t, write);
    }
  }

  /** Whether accesses to an array have to be told at once. */
  private static boolean isHanded(Object array, Cursor cursor, ShadowThread t) {
    ArrayShadow shadow = Elements.shadowOf(array, cursor.shadow, t);
    cursor.shadow = shadow;
    return shadow.isHanded();
  }

  /** Checks everything that is left to check. */
  static void settle(ShadowThread t) {
    int open = t.openCursors();
    t.closeCursors();
    for (int i = 0; i < open; i++) {
      check(t.cursor(i), t);
    }
  }

  private static void check(Cursor cursor, ShadowThread t) {
    if (cursor.isOpen()) {
      Object array = cursor.take();
      t.tellsGathered = true;
      try {
        cursor.shadow =
            Elements.access(
                t,
                Sites.at(cursor.site()),
                cursor.isWrite(),
                array,
                cursor.shadow,
                cursor.lowest(),
                cursor.count(),
                cursor.distance());
      } finally {
        t.tellsGathered = false;
      }
    }
  }
}
