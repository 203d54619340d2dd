package catalogue.spans;

import baton.Baton;
import baton.Threads;

/** A loop reads its limit each time round, and nothing comes between. */
final class LimitOfLoop {
  private static final Baton baton = new Baton();

  private int limit = 10;

  int first(int step) {
    int sum = step;
    int i = 0;
    while (i < limit) { // race limit
      i += step;
      for (int j = 0; j < limit; j++) {
        sum += i * j;
      }
    }
    baton.pass(1);
    return sum;
  }

  void second() {
    baton.await(1);
    limit = 3; // race limit
  }

  public static void main(String[] args) {
    LimitOfLoop shared = new LimitOfLoop();
    Threads.together(() -> shared.first(3), shared::second);
  }
}
