package idioms.threads;

import baton.Threads;

/** A thread sees what came before its start. */
public final class StartSeesAll {
  private static int value;

  private StartSeesAll() {}

  public static void run() throws Exception {
    value = 1;
    Threads.await(() -> value++);
  }
}
