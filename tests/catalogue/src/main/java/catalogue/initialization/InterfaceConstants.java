package catalogue.initialization;

import baton.Baton;
import baton.Threads;

/** One thread computes the constants of an interface, another reads them. */
final class InterfaceConstants {
  private static final Baton baton = new Baton();

  private interface Squares {
    int[] TABLE = table();

    static int[] table() {
      int[] squares = new int[10];
      for (int i = 0; i < squares.length; i++) {
        squares[i] = i * i;
      }
      return squares;
    }
  }

  static int first() {
    int square = Squares.TABLE[3];
    baton.pass(1);
    return square;
  }

  static int second() {
    baton.await(1);
    return Squares.TABLE[3] + Squares.TABLE[4];
  }

  public static void main(String[] args) {
    Threads.together(InterfaceConstants::first, InterfaceConstants::second);
  }
}
