package catalogue.determinism;

import baton.Threads;
import java.util.concurrent.Semaphore;

/** Two threads take turns: each waits for permits that only the other gives. */
final class InTurns {
  private static final Semaphore ping = new Semaphore(1);
  private static final Semaphore pong = new Semaphore(0);
  private static int turns;

  static void play(Semaphore mine, Semaphore others) throws Exception {
    for (int i = 0; i < 3; i++) {
      mine.acquire();
      turns++;
      others.release();
    }
  }

  public static void main(String[] args) {
    Threads.together(() -> play(ping, pong), () -> play(pong, ping));
  }
}
