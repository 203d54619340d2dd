package harrier.tool;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** Finds the word somebody may have meant. */
public final class Words {
  private Words() {}

  /** The valid word that takes the fewest edits, in any case. */
  public static String nearest(String word, Collection<String> valid) {
    return valid.stream()
        .sorted()
        .min(Comparator.comparingInt(v -> distance(lower(word), lower(v))))
        .orElse("");
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  /** Edits that turn one word into the other. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substituted, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
