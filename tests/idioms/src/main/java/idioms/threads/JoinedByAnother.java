package idioms.threads;

import baton.Threads;

/** Who learns of a join from its thread sees the joined one, too. */
public final class JoinedByAnother {
  private static int value;

  private JoinedByAnother() {}

  public static void run() throws Exception {
    Thread writer = new Thread(() -> value = 1);
    writer.start();
    Threads.await(writer::join);
    value++;
  }
}
