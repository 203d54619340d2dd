package catalogue.methods;

import baton.Threads;

/** Default, private and static methods of an interface touch shared state. */
final class InterfaceMethods {
  private static final class Counts {
    int byDefault;
    int byPrivate;
    int byStatic;
  }

  private interface Counting {
    Counts counts();

    default void count() {
      counts().byDefault++; // race byDefault
      countMore();
      countStatically(counts());
    }

    private void countMore() {
      counts().byPrivate++; // race byPrivate
    }

    static void countStatically(Counts counts) {
      counts.byStatic++; // race byStatic
    }
  }

  public static void main(String[] args) {
    Counts counts = new Counts();
    Counting counting = () -> counts;
    Threads.together(counting::count, counting::count);
  }
}
