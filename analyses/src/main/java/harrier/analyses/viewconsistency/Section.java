package harrier.analyses.viewconsistency;

import harrier.shadow.ShadowLock;
import java.util.LinkedHashMap;
import java.util.Map;

/** A critical section that a thread is in: its lock, and what the thread has accessed there. */
final class Section {
  /** Larger views say little and are not looked at. */
  static final int LARGEST = 64;

  final ShadowLock lock;

  /** The first use of each variable, in order. Touched only by the thread. */
  final Map<Member, Member.Use> uses = new LinkedHashMap<>();

  Section(ShadowLock lock) {
    this.lock = lock;
  }

  /** Adds an access; true if the variable was there before. */
  boolean add(Member x, Member.Use use) {
    return uses.size() > LARGEST || uses.putIfAbsent(x, use) != null;
  }

  boolean isView() {
    return !uses.isEmpty() && uses.size() <= LARGEST;
  }
}
