package idioms.volatiles;

import baton.Threads;

/** Two threads exclude each other by three volatiles. */
public final class Peterson {
  private static int value;
  private static volatile boolean mine0;
  private static volatile boolean mine1;
  private static volatile int turn;

  private Peterson() {}

  public static void run() throws Exception {
    Threads.together(
        () -> {
          for (int i = 0; i < 20; i++) {
            mine0 = true;
            turn = 1;
            while (mine1 && turn == 1) {
              Thread.yield();
            }
            value++;
            mine0 = false;
          }
        },
        () -> {
          for (int i = 0; i < 20; i++) {
            mine1 = true;
            turn = 0;
            while (mine0 && turn == 0) {
              Thread.yield();
            }
            value++;
            mine1 = false;
          }
        });
  }
}
