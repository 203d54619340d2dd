package idioms.interrupts;

import baton.Threads;
import java.util.concurrent.Exchanger;

/** An exchange that is interrupted tells of it. */
public final class ByExchanger {
  private static int value;

  private ByExchanger() {}

  public static void run() throws Exception {
    Exchanger<String> exchanger = new Exchanger<>();
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                exchanger.exchange("it");
              } catch (InterruptedException expected) {
                value++;
              }
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
