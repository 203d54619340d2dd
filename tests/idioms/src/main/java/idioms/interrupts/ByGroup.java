package idioms.interrupts;

/** Who interrupts a group interrupts its threads. */
public final class ByGroup {
  private static int value;

  private ByGroup() {}

  public static void run() throws Exception {
    ThreadGroup group = new ThreadGroup("group");
    Thread sleeper =
        new Thread(
            group,
            () -> {
              try {
                Thread.sleep(60_000);
              } catch (InterruptedException expected) {
                value++;
              }
            });
    sleeper.start();
    value = 1;
    group.interrupt();
    sleeper.join();
  }
}
