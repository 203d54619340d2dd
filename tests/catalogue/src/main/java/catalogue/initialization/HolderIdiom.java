package catalogue.initialization;

import baton.Threads;

/** A nested class holds an object that is made at its first use. */
final class HolderIdiom {
  private static final class Holder {
    static final HolderIdiom INSTANCE = new HolderIdiom();
  }

  private int value;
  private final int[] cells = new int[2];

  HolderIdiom() {
    value = 42;
    cells[1] = 43;
  }

  static int use() {
    return Holder.INSTANCE.value + Holder.INSTANCE.cells[1];
  }

  public static void main(String[] args) {
    Threads.together(HolderIdiom::use, HolderIdiom::use, HolderIdiom::use);
  }
}
