package idioms.io;

import baton.Threads;

/** A process that ends with its input was told so before. */
public final class ProcessEnds {
  private static int value;

  private ProcessEnds() {}

  public static void run() throws Exception {
    Process process = new ProcessBuilder("cat").start();
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              process.getOutputStream().close();
            });
    process.waitFor();
    value++;
    writer.finish();
  }
}
