package harrier.analyses.contention;

import harrier.finding.Printable;
import harrier.shadow.Site;
import harrier.shadow.SpinLock;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** How long threads blocked, by the site of the acquire. */
final class Delays extends SpinLock {
  private record Delay(long times, long total, long longest) {
    Delay and(Delay other) {
      return new Delay(times + other.times, total + other.total, Math.max(longest, other.longest));
    }
  }

  /** Guarded by this lock. */
  private final Map<Site, Delay> bySite = new HashMap<>();

  void add(Site site, long nanos) {
    Delay delay = new Delay(1, nanos, nanos);
    lock();
    try {
      bySite.merge(site, delay, Delay::and);
    } finally {
      unlock();
    }
  }

  /** The sites, those with the longest total first. */
  String table() {
    Map<Site, Delay> all;
    lock();
    try {
      all = new LinkedHashMap<>(bySite);
    } finally {
      unlock();
    }
    if (all.isEmpty()) {
      return "  nowhere\n";
    }
    StringBuilder table = new StringBuilder();
    table.append(
        String.format("  %10s %12s %12s  %s%n", "times", "total ms", "longest ms", "site"));
    all.entrySet().stream()
        .sorted((a, b) -> Long.compare(b.getValue().total, a.getValue().total))
        .forEach(row -> table.append(line(row.getKey(), row.getValue())));
    return table.toString();
  }

  private static String line(Site site, Delay delay) {
    return String.format(
        Locale.ROOT,
        "  %,10d %,12.3f %,12.3f  %s%n",
        delay.times,
        delay.total / 1e6,
        delay.longest / 1e6,
        Printable.of(site.toString()));
  }
}
