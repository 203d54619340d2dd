package idioms.threads;

import baton.Baton;

/** Going through the threads of a group orders nothing. */
public final class EnumerationDoesNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private EnumerationDoesNotOrder() {}

  public static void run() throws Exception {
    ThreadGroup group = new ThreadGroup("group");
    Thread member =
        new Thread(
            group,
            () -> {
              value = 1; // race
              baton.pass(1);
              baton.await(2);
            });
    member.start();
    baton.await(1);
    group.enumerate(new Thread[2]);
    Thread.getAllStackTraces();
    value++; // race
    baton.pass(2);
    member.join();
  }
}
