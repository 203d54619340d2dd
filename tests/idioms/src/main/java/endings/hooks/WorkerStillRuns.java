package endings.hooks;

import baton.Baton;
import baton.Threads;

/** A hook is not ordered with threads that still run. */
public final class WorkerStillRuns {
  private static final Baton baton = new Baton();
  private static int value;

  private WorkerStillRuns() {}

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  value++; // race
                  baton.pass(2);
                }));
    Threads.start(
        () -> {
          value = 1; // race
          baton.pass(1);
          baton.await(2);
        });
    baton.await(1);
    System.exit(0);
  }
}
