package harrier.analyses.viewconsistency;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What one thread accessed in one critical section.
 *
 * @param uses each variable with its first use there
 * @param isAlone whether the lock was not only held for reading
 */
record View(Map<Member, Member.Use> uses, boolean isAlone) {
  Set<Member> members() {
    return uses.keySet();
  }

  /** Whether the other one says nothing new. */
  boolean says(View other) {
    return members().equals(other.members()) && (isAlone || !other.isAlone);
  }

  boolean isWithin(View larger) {
    return larger.members().size() > members().size() && larger.members().containsAll(members());
  }

  Set<Member> overlapWith(View other) {
    Set<Member> overlap = new HashSet<>(members());
    overlap.retainAll(other.members());
    return overlap;
  }
}
