package bench.modern;

import bench.Program;
import bench.Team;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A cache that both workers ask: a concurrent map of what has been computed, in front of it the
 * most recent entries under a lock. Race-free.
 */
public final class Cache implements Program {
  private static final int RECENT = 64;
  private static final int KEYS = 4096;

  private final int requests;
  private ConcurrentHashMap<Integer, Entry> entries;
  private Map<Integer, Entry> recent;
  private AtomicLong asked;

  public Cache(int requests) {
    this.requests = requests;
  }

  @Override
  public long run() {
    entries = new ConcurrentHashMap<>();
    recent =
        new LinkedHashMap<>(RECENT, 0.75f, true) {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Map.Entry<Integer, Entry> eldest) {
            return size() > RECENT;
          }
        };
    asked = new AtomicLong();
    long[] sums = new long[Team.SIZE];
    Team.run(
        id ->
            () -> {
              long sum = 0;
              int state = 99 + id;
              for (int i = 0; i < requests; i++) {
                state = state * 1_103_515_245 + 12345;
                int key = (state >>> 10) % KEYS;
                sum += get(i % 4 == 0 ? key : key % RECENT).sum();
              }
              sums[id] = sum;
            });
    return sums[0] * 31 + sums[1] + asked.get();
  }

  private Entry get(int key) {
    asked.incrementAndGet();
    synchronized (recent) {
      Entry entry = recent.get(key);
      if (entry != null) {
        return entry;
      }
    }
    Entry entry = entries.computeIfAbsent(key, Entry::new);
    synchronized (recent) {
      recent.put(key, entry);
    }
    return entry;
  }

  /** A value that takes some time to compute. */
  private static final class Entry {
    private int[] parts = new int[16];

    Entry(int key) {
      for (int i = 0; i < parts.length; i++) {
        parts[i] = key * 31 + i;
      }
    }

    long sum() {
      long sum = 0;
      for (int part : parts) {
        sum += part;
      }
      return sum;
    }
  }
}
