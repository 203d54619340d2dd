package endings.hooks;

import baton.Threads;

/** A hook sees what the last thread did. */
public final class EndOfWorker {
  private static int value;

  private EndOfWorker() {}

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> value++));
    Threads.start(() -> value = 1);
  }
}
