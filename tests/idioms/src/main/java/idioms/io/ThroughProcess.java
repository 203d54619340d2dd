package idioms.io;

import baton.Threads;
import java.io.OutputStream;

/** What a process echoes was sent to it before. */
public final class ThroughProcess {
  private static int value;

  private ThroughProcess() {}

  public static void run() throws Exception {
    Process echo = new ProcessBuilder("cat").start();
    OutputStream out = echo.getOutputStream();
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              out.write(1);
              out.flush();
            });
    echo.getInputStream().read();
    value++;
    writer.finish();
    out.close();
    echo.waitFor();
  }
}
