package harrier.cli;

import harrier.analyses.Edits;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** The valid choice a user most likely meant. */
final class Nearest {
  private Nearest() {}

  static String to(String wrong, Collection<String> choices) {
    String wanted = wrong.toLowerCase(Locale.ROOT);
    return choices.stream()
        .sorted()
        .min(
            Comparator.comparingInt(
                choice -> Edits.between(choice.toLowerCase(Locale.ROOT), wanted)))
        .orElseThrow();
  }
}
