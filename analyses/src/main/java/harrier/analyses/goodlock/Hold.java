package harrier.analyses.goodlock;

import harrier.analyses.race.TargetStack;
import harrier.shadow.ShadowLock;
import harrier.shadow.Site;
import java.util.ArrayList;
import java.util.List;

/**
 * A lock that a thread holds, and how it took it.
 *
 * @param reading whether it is held for reading, as others may hold it
 * @param site where it was taken; unknown where a model says so
 * @param moment the stack then, or null
 * @param outer the lock taken before it and still held, or null
 */
record Hold(ShadowLock lock, boolean reading, Site site, Throwable moment, Hold outer) {

  /** These locks without the given one, as it is held; null if there is no other. */
  static Hold without(Hold holds, ShadowLock lock, boolean reading) {
    if (holds == null || holds.isSame(lock, reading)) {
      return holds == null ? null : holds.outer;
    }
    Hold rest = without(holds.outer, lock, reading);
    return rest == holds.outer
        ? holds
        : new Hold(holds.lock, holds.reading, holds.site, holds.moment, rest);
  }

  /** Whether the lock is held, in whatever way. */
  static boolean has(Hold holds, ShadowLock lock) {
    return holds != null && (holds.lock == lock || has(holds.outer, lock));
  }

  static boolean has(Hold holds, ShadowLock lock, boolean reading) {
    return holds != null && (holds.isSame(lock, reading) || has(holds.outer, lock, reading));
  }

  private boolean isSame(ShadowLock other, boolean isReading) {
    return lock == other && reading == isReading;
  }

  boolean isSame(Hold other) {
    return isSame(other.lock, other.reading);
  }

  /** All of these locks, innermost first. */
  List<Hold> all() {
    List<Hold> all = new ArrayList<>();
    for (Hold each = this; each != null; each = each.outer) {
      all.add(each);
    }
    return all;
  }

  /** Names of the locks, outermost first; the empty list for null. */
  static List<String> names(Hold holds) {
    List<String> names = holds == null ? new ArrayList<>() : names(holds.outer);
    if (holds != null) {
      names.add(holds.reading ? holds.lock.nameForReading() : holds.lock.name());
    }
    return names;
  }

  /** The stack on which it was taken, given one of the same thread while it still holds it. */
  List<String> stack(List<String> later) {
    if (moment != null) {
      return TargetStack.of(moment);
    }
    String method = site.className + "." + site.method + "(";
    for (int i = 0; i < later.size(); i++) {
      if (later.get(i).startsWith(method)) {
        List<String> stack = new ArrayList<>(later.subList(i, later.size()));
        if (site.line >= 0) {
          stack.set(0, site.toString());
        }
        return stack;
      }
    }
    return List.of();
  }
}
