package catalogue.interrupts;

import baton.Baton;
import baton.Threads;

/** An interrupt that the thread never looks at orders nothing. */
final class NotObserved {
  private static final Baton baton = new Baton();
  private static int value;

  static int work() {
    baton.await(1);
    return value; // race value
  }

  public static void main(String[] args) {
    Threads.Worker worker = Threads.start(NotObserved::work);
    value = 1; // race value
    worker.interrupt();
    baton.pass(1);
    worker.finish();
  }
}
