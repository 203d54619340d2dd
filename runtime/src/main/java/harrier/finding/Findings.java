package harrier.finding;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The findings of a run: one entry for each distinct finding, on the console when it is new, in
 * {@code findings.json} within a second and at the end.
 */
public final class Findings implements FindingSink {
  /** Distinct findings beyond this are only counted. */
  private static final int KEPT = 10_000;

  /** Distinct findings beyond this are not printed any more. */
  private static final int PRINTED = 500;

  /** A power of two. */
  private static final int REPEATS = 256;

  /** One distinct finding. */
  private static final class Entry {
    final Finding finding;
    final boolean suppressed;
    final boolean isNew;
    long count;

    /** The repeat with the fullest stacks, which says more than the first. */
    Finding richest;

    Entry(Finding finding, boolean suppressed, boolean isNew, int times) {
      count = times;
      this.finding = finding;
      this.richest = finding;
      this.suppressed = suppressed;
      this.isNew = isNew;
    }
  }

  private final RunInfo run;
  private final Health health;
  private final PrintStream console;
  private final long started = System.nanoTime();

  /** Entries by key, in order of arrival. Guarded by this, as all below. */
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  /** Findings that were added lately and may be added again, and their entries. */
  private final Finding[] repeats = new Finding[REPEATS];

  private final Entry[] repeated = new Entry[REPEATS];

  private int visible;
  private long dropped;
  private boolean changed = true;
  private boolean finished;

  /** Held while the file is written, and before this object's own lock. */
  private final Object file = new Object();

  /** Guarded by {@link #file}, once the target runs. */
  private final ReportFolder folder;

  /** Whether the file could not be written last time. Guarded by {@link #file}. */
  private boolean unwritable;

  /** What else is to be done at the end. Set before the target runs. */
  private Runnable atEnd = () -> {};

  public Findings(RunInfo run, Health health, PrintStream console) {
    this.run = run;
    this.health = health;
    this.console = console;
    folder = new ReportFolder(run.folder());
  }

  /**
   * Claims the report folder for this JVM, or takes a folder of its own there. To be called before
   * the target runs.
   */
  public void claimFolder() {
    folder.claim();
  }

  @Override
  public void add(Finding finding) {
    add(finding, 1);
  }

  @Override
  public void add(Finding finding, int times) {
    if (record(finding, times) && run.haltOnError()) {
      Runtime.getRuntime().halt(run.exitCode());
    }
  }

  /** True if the finding is new and not suppressed, and the run goes on. */
  private synchronized boolean record(Finding finding, int times) {
    changed = true;
    int slot = System.identityHashCode(finding) & (REPEATS - 1);
    if (repeats[slot] == finding) {
      repeated[slot].count += times;
      return false;
    }
    String key = finding.key();
    Entry known = entries.get(key);
    if (known != null) {
      repeats[slot] = finding;
      repeated[slot] = known;
      known.count += times;
      if (detail(finding) > detail(known.richest)) {
        known.richest = finding;
      }
      return false;
    }
    if (entries.size() >= KEPT) {
      dropped++;
      return false;
    }
    boolean suppressed = run.suppressions().match(finding);
    boolean isNew = !run.baseline().contains(finding.id());
    entries.put(key, new Entry(finding, suppressed, isNew, times));
    if (suppressed || !isNew) {
      return false;
    }
    visible++;
    if (!run.quiet() && visible <= PRINTED) {
      print(Block.of(finding, visible));
    }
    return !finished;
  }

  private static int detail(Finding finding) {
    int frames = 0;
    for (Access access : finding.accesses()) {
      frames += access.stack().size() + (access.locks() == null ? 0 : 1);
    }
    return frames;
  }

  /** Findings that count: neither suppressed nor in the baseline. */
  public synchronized int count() {
    return visible;
  }

  /** Prints text in one piece. */
  public void print(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    console.write(bytes, 0, bytes.length);
    console.flush();
  }

  /** Has something else done when the run ends. */
  public void atEnd(Runnable task) {
    atEnd = task;
  }

  /** Writes the file if anything changed since it was last written. */
  public void save() {
    synchronized (file) {
      String text;
      synchronized (this) {
        if (!changed || finished) {
          return;
        }
        text = json(null);
        changed = false;
      }
      write(text); // threads of the target that find more need not wait for the disk
    }
  }

  /**
   * Ends the run: writes the file for good and prints the closing lines. Only the first call
   * counts.
   *
   * @param exit the target's own exit code
   * @param summaries what the tools have to say at the end
   * @return the exit code to end with
   */
  public int finish(int exit, Supplier<String> summaries) {
    synchronized (file) {
      synchronized (this) {
        if (finished) {
          return exit;
        }
        finished = true;
        atEnd.run();
        String last = summaries.get(); // tools may find something to the very end
        write(json(exit));
        if (unwritable && run.quiet()) {
          printAll();
        }
        String others = folder.end();
        print(last + closing() + (run.quiet() ? "" : others));
        return exit == 0 && visible > 0 ? run.exitCode() : exit;
      }
    }
  }

  /** What was kept off the console has no other place to go to. */
  private void printAll() {
    int number = 0;
    for (Entry entry : entries.values()) {
      if (!entry.suppressed && entry.isNew && number < PRINTED) {
        print(Block.of(entry.richest, ++number));
      }
    }
  }

  private String closing() {
    StringBuilder line = new StringBuilder("harrier: ");
    line.append(visible == 0 ? "no" : visible).append(visible == 1 ? " finding" : " findings");
    long suppressed = entries.values().stream().filter(e -> e.suppressed).count();
    if (suppressed > 0) {
      line.append(", ").append(suppressed).append(" suppressed");
    }
    long old = entries.values().stream().filter(e -> !e.suppressed && !e.isNew).count();
    if (old > 0) {
      line.append(", ").append(old).append(" in the baseline");
    }
    if (dropped > 0) {
      line.append(", more than ").append(KEPT).append(" kinds: the rest was dropped");
    }
    if (health.internalErrors() > 0) {
      line.append(", ").append(health.internalErrors()).append(" internal errors");
    }
    line.append(unwritable ? "; no report was written" : "; report in " + folder.path());
    return line.append('\n').toString();
  }

  private void write(String text) {
    try {
      folder.prepare();
      Draft.write(folder.path().resolve("findings.json"), text);
      unwritable = false;
    } catch (IOException | RuntimeException e) {
      if (!unwritable) {
        String problem =
            "cannot write " + folder.path() + " (" + e + "); findings are on the console";
        print("harrier: " + Printable.of(problem) + "\n");
      }
      unwritable = true;
    }
  }

  private String json(Integer exit) {
    Json json = new Json();
    json.open(null, '{').put("schema", 1).put("tool", run.chain());
    json.open("target", '{').list("command", run.command());
    json.put("jdk", System.getProperty("java.version")).put("exit", exit);
    json.put("seconds", (System.nanoTime() - started) / 10_000_000 / 100.0).close('}');
    json.open("findings", '[');
    List<Entry> all = new ArrayList<>(entries.values());
    all.forEach(entry -> entry(json, entry));
    json.close(']');
    json.open("summary", '{').put("findings", visible);
    json.put("suppressed", all.stream().filter(e -> e.suppressed).count());
    if (dropped > 0) {
      json.put("dropped", dropped);
    }
    json.close('}');
    health.write(json);
    return json.close('}').toString();
  }

  private static void entry(Json json, Entry entry) {
    Finding finding = entry.richest;
    json.open(null, '{').put("id", entry.finding.id()).put("kind", finding.kind());
    json.put("tool", finding.tool()).put("method", finding.method());
    if (finding.variable() != null) {
      VariableJson.write(json, finding.variable());
    }
    json.open("accesses", '[');
    for (Access access : finding.accesses()) {
      json.open(null, '{').put("op", access.op()).put("thread", access.thread());
      json.put("site", access.site());
      if (!access.stack().isEmpty()) {
        json.list("stack", access.stack());
      }
      if (access.locks() != null) {
        json.list("locks", access.locks());
      }
      json.put("startedBy", access.startedBy()).put("startedAt", access.startedAt()).close('}');
    }
    json.close(']').put("note", finding.note()).put("count", entry.count);
    json.put("suppressed", entry.suppressed).put("new", entry.isNew).close('}');
  }
}
