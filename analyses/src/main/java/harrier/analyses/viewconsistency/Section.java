package harrier.analyses.viewconsistency;

import harrier.shadow.ShadowLock;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A critical section that a thread is in: its lock, and what the thread has accessed there. Lasts
 * as long as the lock is held, alone or for reading.
 */
final class Section {
  /** Larger views say little and are not looked at. */
  static final int LARGEST = 64;

  final ShadowLock lock;

  /** How often it is held now: twice if both alone and for reading. */
  int holds = 1;

  /** Whether it has been held alone. */
  boolean isAlone;

  /** The first use of each variable, in order. Touched only by the thread. */
  final Map<Member, Member.Use> uses = new LinkedHashMap<>();

  /** Whether anybody wants to know its view. */
  final boolean isWanted;

  Section(ShadowLock lock, boolean isWanted) {
    this.lock = lock;
    this.isWanted = isWanted;
  }

  void add(Member x, Member.Use use) {
    if (isWanted && uses.size() <= LARGEST) {
      uses.putIfAbsent(x, use);
    }
  }

  boolean isView() {
    return !uses.isEmpty() && uses.size() <= LARGEST;
  }
}
