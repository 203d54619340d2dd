package harrier.analyses.sidetrack;

import java.util.ArrayList;
import java.util.List;

/** The latest sections and gaps of one lock. Touched by its holder only. */
final class LockHistory {
  private static final int KEPT = 8;

  final List<Section> sections = new ArrayList<>(2);
  final List<Gap> gaps = new ArrayList<>(0);

  /** Keeps a section in place of a like one, or of the oldest. */
  void add(Section section) {
    sections.removeIf(section::isLike);
    if (sections.size() == KEPT) {
      sections.remove(0);
    }
    sections.add(section);
  }

  void add(Gap gap) {
    gaps.removeIf(gap::isLike);
    if (gaps.size() == KEPT) {
      gaps.remove(0);
    }
    gaps.add(gap);
  }
}
