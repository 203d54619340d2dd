package endings.hooks;

import baton.Baton;

/** Nor with daemons. */
public final class DaemonStillRuns {
  private static final Baton baton = new Baton();
  private static int value;

  private DaemonStillRuns() {}

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  value++; // race
                  baton.pass(2);
                }));
    Thread daemon =
        new Thread(
            () -> {
              value = 1; // race
              baton.pass(1);
              baton.await(2);
            });
    daemon.setDaemon(true);
    daemon.start();
    baton.await(1);
  }
}
