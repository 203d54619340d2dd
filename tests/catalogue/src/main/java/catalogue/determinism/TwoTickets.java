package catalogue.determinism;

import baton.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads draw a number: who gets the lower one depends on the scheduler. */
final class TwoTickets {
  private static final AtomicInteger next = new AtomicInteger();
  private static final int[] tickets = new int[2];

  static void draw(int thread) {
    tickets[thread] = next.incrementAndGet(); // not deterministic
  }

  public static void main(String[] args) {
    Threads.together(() -> draw(0), () -> draw(1));
  }
}
