package idioms.classes;

import baton.Threads;

/** A holder class makes its value once, for everyone. */
public final class HolderClass {
  private static final class Holder {
    static final Holder instance = new Holder();

    private final int[] content = new int[1];

    Holder() {
      content[0] = 1;
    }

    int read() {
      return content[0];
    }
  }

  private HolderClass() {}

  public static void run() throws Exception {
    Threads.together(() -> Holder.instance.read(), () -> Holder.instance.read());
  }
}
