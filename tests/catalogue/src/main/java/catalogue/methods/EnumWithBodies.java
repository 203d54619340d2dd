package catalogue.methods;

import baton.Threads;

/** The constants of an enum have bodies of their own and count their calls. */
final class EnumWithBodies {
  private enum Operation {
    ADD {
      @Override
      int apply(int x) {
        uses++; // race uses
        return x + 1;
      }
    },
    NEGATE {
      @Override
      synchronized int apply(int x) {
        uses++;
        return -x;
      }
    };

    int uses;

    abstract int apply(int x);
  }

  static void applyAll() {
    for (Operation operation : Operation.values()) {
      operation.apply(1);
    }
  }

  public static void main(String[] args) {
    Threads.together(EnumWithBodies::applyAll, EnumWithBodies::applyAll);
  }
}
