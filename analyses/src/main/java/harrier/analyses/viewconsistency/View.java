package harrier.analyses.viewconsistency;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What one thread accessed in one critical section: each variable with its first use there. */
record View(Map<Member, Member.Use> uses) {
  Set<Member> members() {
    return uses.keySet();
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
