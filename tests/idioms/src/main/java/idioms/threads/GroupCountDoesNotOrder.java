package idioms.threads;

import baton.Baton;

/** How many threads of a group are active orders nothing. */
public final class GroupCountDoesNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private GroupCountDoesNotOrder() {}

  public static void run() throws Exception {
    ThreadGroup group = new ThreadGroup("group");
    Thread member =
        new Thread(
            group,
            () -> {
              value = 1; // race
              baton.pass(1);
            });
    member.start();
    baton.await(1);
    while (group.activeCount() > 0) {
      Thread.onSpinWait();
    }
    value++; // race
    member.join();
  }
}
