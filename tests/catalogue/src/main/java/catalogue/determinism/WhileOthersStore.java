package catalogue.determinism;

import baton.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** One thread goes through a map while another stores into it: what it finds is chance. */
final class WhileOthersStore {
  private static final ConcurrentHashMap<String, Integer> all = new ConcurrentHashMap<>();
  private static int found;

  static void store() {
    all.put("one", 1);
  }

  static void count() {
    all.forEach((key, value) -> found++); // not deterministic
  }

  public static void main(String[] args) {
    all.put("zero", 0);
    Threads.together(WhileOthersStore::store, WhileOthersStore::count);
  }
}
