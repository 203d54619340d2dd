package catalogue.statics;

import baton.Threads;

/** A class reads the constants of an interface as if they were its own. */
final class InheritedConstants {
  private interface Weights {
    int[] TABLE = {1, 2, 3};
    String NAME = new String("weights");
  }

  private static class Scale implements Weights {}

  private static final class Fine extends Scale {}

  static int use() {
    return Fine.TABLE[1] + Scale.TABLE[2] + Fine.NAME.length();
  }

  public static void main(String[] args) {
    Threads.together(InheritedConstants::use, InheritedConstants::use);
  }
}
