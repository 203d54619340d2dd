package harrier.jars;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts verdicts by layout, and keeps the reasons. Several threads may add to it. */
final class Tally {
  private final Map<Variant, Map<Verdict, Integer>> counts = new EnumMap<>(Variant.class);

  /** Layouts that a class did not simply pass in, by verdict, class and reason. */
  private final Map<String, List<Variant>> notes = new TreeMap<>();

  /** Methods that are no longer compiled. */
  private final Map<Variant, Integer> grown = new EnumMap<>(Variant.class);

  private int tried;

  synchronized void count(Variant variant, Verdict verdict, int number) {
    counts
        .computeIfAbsent(variant, v -> new EnumMap<>(Verdict.class))
        .merge(verdict, number, Integer::sum);
    tried += number;
  }

  synchronized void note(Variant variant, Verdict verdict, String jar, String type, String reason) {
    String line = verdict.words + ": " + jar + " " + type + ": " + reason;
    notes.computeIfAbsent(line, l -> new ArrayList<>()).add(variant);
    if (verdict == Verdict.FAILED) {
      System.err.println("\r" + line + " [" + variant + "]"); // soon: a run takes long
    }
  }

  synchronized void grown(Variant variant, int methods) {
    grown.merge(variant, methods, Integer::sum);
  }

  synchronized int tried() {
    return tried;
  }

  synchronized int number(Verdict verdict) {
    return counts.values().stream().mapToInt(each -> each.getOrDefault(verdict, 0)).sum();
  }

  /** The reasons and a table of the counts. */
  synchronized String text() {
    StringBuilder text = new StringBuilder();
    notes.forEach((line, variants) -> text.append(line).append(' ').append(variants).append('\n'));
    text.append("| layout | classes |");
    for (Verdict verdict : Verdict.values()) {
      text.append(' ').append(verdict.words).append(" |");
    }
    text.append(" methods no longer compiled |\n| --- |");
    text.append(" ---: |".repeat(2 + Verdict.values().length)).append('\n');
    counts.forEach((variant, each) -> text.append(row(variant, each)));
    return text.toString();
  }

  private String row(Variant variant, Map<Verdict, Integer> counts) {
    StringBuilder row = new StringBuilder();
    row.append("| ").append(variant).append(" | ");
    row.append(counts.values().stream().mapToInt(Integer::intValue).sum()).append(" |");
    for (Verdict verdict : Verdict.values()) {
      row.append(' ').append(counts.getOrDefault(verdict, 0)).append(" |");
    }
    row.append(' ').append(grown.getOrDefault(variant, 0)).append(" |\n");
    return row.toString();
  }
}
