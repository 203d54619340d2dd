package bench.modern;

import bench.Program;
import bench.Team;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Texts that an executor writes, splits and counts, stage by stage. Race-free. */
public final class Pipeline implements Program {
  private static final int WORDS = 200;

  private final int texts;

  public Pipeline(int texts) {
    this.texts = texts;
  }

  @Override
  public long run() {
    ExecutorService executor = Executors.newFixedThreadPool(Team.SIZE);
    try {
      List<CompletableFuture<Map<String, Integer>>> counts = new ArrayList<>();
      for (int i = 0; i < texts; i++) {
        int number = i;
        counts.add(
            CompletableFuture.supplyAsync(() -> text(number), executor)
                .thenApplyAsync(Pipeline::words, executor)
                .thenApplyAsync(Pipeline::count, executor));
      }
      Map<String, Integer> all = new HashMap<>();
      for (CompletableFuture<Map<String, Integer>> each : counts) {
        each.join().forEach((word, count) -> all.merge(word, count, Integer::sum));
      }
      long sum = 0;
      for (Map.Entry<String, Integer> entry : all.entrySet()) {
        sum += (long) entry.getKey().hashCode() * entry.getValue();
      }
      return sum;
    } finally {
      executor.shutdown();
    }
  }

  private static char[] text(int number) {
    char[] text = new char[WORDS * 4];
    int state = number;
    for (int i = 0; i < text.length; i++) {
      state = state * 1_103_515_245 + 12345;
      text[i] = i % 4 == 3 ? ' ' : (char) ('a' + (state >>> 16) % 6);
    }
    return text;
  }

  private static List<String> words(char[] text) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < text.length; i++) {
      if (text[i] == ' ') {
        words.add(new String(text, start, i - start));
        start = i + 1;
      }
    }
    return words;
  }

  private static Map<String, Integer> count(List<String> words) {
    Map<String, Integer> counts = new HashMap<>();
    for (String word : words) {
      counts.merge(word, 1, Integer::sum);
    }
    return counts;
  }
}
