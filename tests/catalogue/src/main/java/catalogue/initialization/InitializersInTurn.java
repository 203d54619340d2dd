package catalogue.initialization;

import baton.Threads;

/** One class's initializer uses another class, and both are used by several threads. */
final class InitializersInTurn {
  private static final class Low {
    static int base = 10;
    static int[] powers = {base, base * base};
  }

  private static final class High {
    static int limit = Low.powers[1] + Low.base;
    static final String[] names = new String[limit];

    static {
      names[Low.base] = "ten";
    }
  }

  static int use() {
    return High.limit + Low.powers[0] + (High.names[10] == null ? 0 : 1);
  }

  public static void main(String[] args) {
    Threads.together(() -> use(), () -> Low.powers.clone(), () -> use());
  }
}
