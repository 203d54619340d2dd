package harrier.analyses.fasttrack;

import harrier.shadow.Decoration;
import harrier.shadow.ShadowThread;
import harrier.shadow.SpinLock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How often each rule was applied, counted by each thread for itself. */
final class RuleCounts extends SpinLock {
  private static final Rule[] RULES = Rule.values();

  /** Where synchronization is counted, behind the rules. */
  private static final int OTHER = RULES.length;

  private final Decoration<ShadowThread, long[]> counts = Decoration.startingWith(t -> addThread());

  /** The counts of all threads. Guarded by this lock. */
  private final List<long[]> all = new ArrayList<>();

  private long[] addThread() {
    long[] made = new long[OTHER + 1];
    lock();
    try {
      all.add(made);
    } finally {
      unlock();
    }
    return made;
  }

  void count(ShadowThread t, Rule rule) {
    counts.get(t)[rule.ordinal()]++;
  }

  void countSynchronization(ShadowThread t) {
    counts.get(t)[OTHER]++;
  }

  private long[] totals() {
    long[] totals = new long[OTHER + 1];
    lock();
    try {
      for (long[] one : all) {
        for (int i = 0; i < totals.length; i++) {
          totals[i] += one[i];
        }
      }
    } finally {
      unlock();
    }
    return totals;
  }

  /** A table like Figure 2: shares of all operations, and of each rule among reads or writes. */
  String table() {
    long[] totals = totals();
    long reads = 0;
    long writes = 0;
    for (Rule rule : RULES) {
      if (rule.isRead()) {
        reads += totals[rule.ordinal()];
      } else {
        writes += totals[rule.ordinal()];
      }
    }
    long operations = reads + writes + totals[OTHER];
    StringBuilder table = new StringBuilder("FastTrack rules\n");
    line(table, "Reads", reads, operations, "operations");
    lines(table, totals, true, reads);
    line(table, "Writes", writes, operations, "operations");
    lines(table, totals, false, writes);
    line(table, "Synchronization", totals[OTHER], operations, "operations");
    return table.toString();
  }

  private static void lines(StringBuilder table, long[] totals, boolean reads, long sum) {
    for (Rule rule : RULES) {
      if (rule.isRead() == reads) {
        line(table, "  " + rule, totals[rule.ordinal()], sum, reads ? "reads" : "writes");
      }
    }
  }

  private static void line(StringBuilder table, String what, long count, long of, String ofWhat) {
    double share = of == 0 ? 0 : 100.0 * count / of;
    table.append(
        String.format(Locale.ROOT, "  %-22s %14d  %5.1f %% of %s%n", what, count, share, ofWhat));
  }
}
