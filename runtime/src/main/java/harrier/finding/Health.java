package harrier.finding;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** How the run itself went: what was instrumented, what was not and why, and trouble of our own. */
public final class Health {
  /** A class that was left as it is. */
  record Skipped(String className, String why) {}

  /** More skipped classes than this are only counted. */
  private static final int LISTED = 1000;

  private final AtomicInteger instrumented = new AtomicInteger();
  private final AtomicInteger offline = new AtomicInteger();
  private final AtomicInteger cached = new AtomicInteger();
  private final AtomicLong nanos = new AtomicLong();
  private final AtomicInteger internalErrors = new AtomicInteger();

  /** Guarded by this. */
  private final List<Skipped> skipped = new ArrayList<>();

  /** Further notes by topic, in order of arrival. Guarded by this. */
  private final Map<String, List<String>> notes = new TreeMap<>();

  /** A class of the target has got its hooks, in so many nanoseconds. */
  public void classInstrumented(long nanos) {
    instrumented.incrementAndGet();
    this.nanos.addAndGet(nanos);
  }

  public int classesInstrumented() {
    return instrumented.get();
  }

  /** One of them was instrumented offline. */
  public void classFromOffline() {
    offline.incrementAndGet();
  }

  /** One of them was in the cache. */
  public void classFromCache() {
    cached.incrementAndGet();
  }

  public synchronized void classSkipped(String className, String why) {
    if (skipped.size() < LISTED) {
      skipped.add(new Skipped(className, why));
    }
  }

  public void internalError() {
    internalErrors.incrementAndGet();
  }

  public int internalErrors() {
    return internalErrors.get();
  }

  /** Adds a remark under a topic such as {@code modelsUnmatched}. */
  public synchronized void note(String topic, String remark) {
    List<String> remarks = notes.computeIfAbsent(topic, t -> new ArrayList<>());
    if (remarks.size() < LISTED && !remarks.contains(remark)) {
      remarks.add(remark);
    }
  }

  synchronized void write(Json json) {
    json.open("health", '{').put("classesInstrumented", instrumented.get());
    json.open("instrumentation", '{')
        .put("classes", instrumented.get())
        .put("offline", offline.get())
        .put("cached", cached.get())
        .put("milliseconds", nanos.get() / 1_000_000)
        .close('}');
    json.open("classesSkipped", '[');
    for (Skipped s : skipped) {
      json.open(null, '{').put("class", s.className()).put("why", s.why()).close('}');
    }
    json.close(']');
    notes.forEach(json::list);
    json.put("internalErrors", internalErrors.get()).close('}');
  }
}
