package idioms.output;

import baton.Baton;
import baton.Threads;

/** The monitor of System.out is a lock like any other for those who take it. */
public final class PrintedByHand {
  private static final Baton baton = new Baton();
  private static int value;

  private PrintedByHand() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          synchronized (System.out) {
            value = 1;
          }
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          synchronized (System.out) {
            value++;
          }
        });
  }
}
