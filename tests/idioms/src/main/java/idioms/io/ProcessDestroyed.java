package idioms.io;

import baton.Threads;

/** Who waits for a process that is destroyed sees what came before. */
public final class ProcessDestroyed {
  private static int value;

  private ProcessDestroyed() {}

  public static void run() throws Exception {
    Process process = new ProcessBuilder("sleep", "60").start();
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              process.destroy();
            });
    process.waitFor();
    value++;
    writer.finish();
  }
}
