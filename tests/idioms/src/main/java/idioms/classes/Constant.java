package idioms.classes;

import baton.Threads;

/** The constants of an enum are made before they are seen. */
public final class Constant {
  private enum Color {
    RED;

    private int shade = 1;

    int read() {
      return shade;
    }
  }

  private Constant() {}

  public static void run() throws Exception {
    Threads.together(() -> Color.RED.read(), () -> Color.RED.read());
  }
}
