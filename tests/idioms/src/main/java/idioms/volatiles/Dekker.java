package idioms.volatiles;

import baton.Threads;

/** So they do as Dekker had it. */
public final class Dekker {
  private static int value;
  private static volatile boolean mine0;
  private static volatile boolean mine1;
  private static volatile int turn;

  private Dekker() {}

  public static void run() throws Exception {
    Threads.together(
        () -> {
          for (int i = 0; i < 20; i++) {
            mine0 = true;
            while (mine1) {
              if (turn == 1) {
                mine0 = false;
                while (turn == 1) {
                  Thread.yield();
                }
                mine0 = true;
              }
            }
            value++;
            turn = 1;
            mine0 = false;
          }
        },
        () -> {
          for (int i = 0; i < 20; i++) {
            mine1 = true;
            while (mine0) {
              if (turn == 0) {
                mine1 = false;
                while (turn == 0) {
                  Thread.yield();
                }
                mine1 = true;
              }
            }
            value++;
            turn = 0;
            mine1 = false;
          }
        });
  }
}
