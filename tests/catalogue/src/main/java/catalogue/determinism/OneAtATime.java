package catalogue.determinism;

import baton.Threads;
import java.util.concurrent.Semaphore;

/** Two threads acquire the same permit: who is first depends on the scheduler. */
final class OneAtATime {
  private static final Semaphore permit = new Semaphore(1);
  private static int last;

  static void write(int number) throws Exception {
    permit.acquire(); // not deterministic
    last = number;
    permit.release();
  }

  public static void main(String[] args) {
    Threads.together(() -> write(1), () -> write(2));
  }
}
