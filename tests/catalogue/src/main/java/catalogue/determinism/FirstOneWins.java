package catalogue.determinism;

import baton.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** Two threads offer a value for one key: whose is kept depends on the scheduler. */
final class FirstOneWins {
  private static final ConcurrentHashMap<String, Integer> winners = new ConcurrentHashMap<>();

  static void offer(int number) {
    winners.putIfAbsent("winner", number); // not deterministic
  }

  public static void main(String[] args) {
    Threads.together(() -> offer(1), () -> offer(2));
  }
}
