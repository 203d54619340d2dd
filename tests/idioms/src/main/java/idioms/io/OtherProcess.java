package idioms.io;

import baton.Baton;
import baton.Threads;

/** One process says nothing of another. */
public final class OtherProcess {
  private static final Baton baton = new Baton();
  private static int value;

  private OtherProcess() {}

  public static void run() throws Exception {
    Process one = new ProcessBuilder("cat").start();
    Process other = new ProcessBuilder("cat").start();
    other.getOutputStream().write(1);
    other.getOutputStream().flush();
    Threads.together(
        () -> {
          value = 1; // race
          one.getOutputStream().write(1);
          one.getOutputStream().flush();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          other.getInputStream().read();
          value++; // race
        });
    one.getOutputStream().close();
    other.getOutputStream().close();
    one.waitFor();
    other.waitFor();
  }
}
