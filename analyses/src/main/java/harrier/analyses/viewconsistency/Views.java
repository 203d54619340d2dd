package harrier.analyses.viewconsistency;

import harrier.shadow.Identity;
import harrier.shadow.SpinLock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The views that threads have had under one lock: what they accessed in one critical section. */
final class Views extends SpinLock {
  private static final int THREADS = 16;
  private static final int OF_ONE_THREAD = 16;

  /**
   * Two views of one thread that overlap a view of another in different parts.
   *
   * @param whole the view of the other thread
   */
  record Inconsistency(View whole, View part, View other) {}

  /** Distinct views by thread. Guarded by this lock. */
  private final Map<Identity, List<View>> views = new LinkedHashMap<>();

  /** Whether another view of a thread may say something. */
  boolean wants(Identity thread) {
    lock();
    try {
      List<View> own = views.get(thread);
      return own == null ? views.size() < THREADS : own.size() < OF_ONE_THREAD;
    } finally {
      unlock();
    }
  }

  /** Adds a view and answers what it is inconsistent with. */
  List<Inconsistency> add(Identity thread, View view) {
    lock();
    try {
      List<View> own = views.get(thread);
      if (own == null && views.size() < THREADS) {
        own = new ArrayList<>();
        views.put(thread, own);
      }
      if (own == null
          || own.size() == OF_ONE_THREAD
          || own.stream().anyMatch(known -> known.says(view))) {
        return List.of();
      }
      own.add(view);
      List<Inconsistency> found = new ArrayList<>();
      for (Map.Entry<Identity, List<View>> other : views.entrySet()) {
        if (other.getKey() != thread) {
          compare(view, own, other.getValue(), found);
        }
      }
      return found;
    } finally {
      unlock();
    }
  }

  private static void compare(
      View view, List<View> own, List<View> others, List<Inconsistency> found) {
    for (View whole : others) {
      if (isMaximal(whole, others)) {
        for (View part : own) {
          addIfSplit(whole, part, view, found);
        }
      }
    }
    if (isMaximal(view, own)) {
      for (int i = 0; i < others.size(); i++) {
        for (int j = 0; j < i; j++) {
          addIfSplit(view, others.get(j), others.get(i), found);
        }
      }
    }
  }

  private static boolean isMaximal(View view, List<View> among) {
    return among.stream().noneMatch(view::isWithin);
  }

  /**
   * [Chain]: of two overlaps with the same view, one has to contain the other, unless all are those
   * of readers.
   */
  private static void addIfSplit(View whole, View part, View other, List<Inconsistency> found) {
    if (!whole.isAlone() && !part.isAlone() && !other.isAlone()) {
      return;
    }
    Set<Member> one = whole.overlapWith(part);
    Set<Member> two = whole.overlapWith(other);
    if (!one.containsAll(two) && !two.containsAll(one)) {
      found.add(new Inconsistency(whole, part, other));
    }
  }
}
