package catalogue.determinism;

import baton.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** Each thread stores a key of its own, and who joined them goes through the map. */
final class OwnKeys {
  private static final ConcurrentHashMap<String, Integer> squares = new ConcurrentHashMap<>();

  static void store(int number) {
    squares.put("square of " + number, number * number);
  }

  public static void main(String[] args) {
    Threads.together(() -> store(2), () -> store(3));
    if (!squares.containsValue(4) || !squares.containsValue(9)) {
      throw new IllegalStateException();
    }
  }
}
