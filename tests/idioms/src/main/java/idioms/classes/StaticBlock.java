package idioms.classes;

import baton.Threads;

/** A static block comes before every use of its class. */
public final class StaticBlock {
  private static final class Table {
    private static int[] entries;

    static {
      entries = new int[2];
      entries[1] = 1;
    }

    static int get(int i) {
      return entries[i];
    }
  }

  private StaticBlock() {}

  public static void run() throws Exception {
    Threads.together(() -> Table.get(1), () -> Table.get(1));
  }
}
