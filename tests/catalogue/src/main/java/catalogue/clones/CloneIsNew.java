package catalogue.clones;

import baton.Threads;

/** Two threads write an object and its clone. */
final class CloneIsNew implements Cloneable {
  private int value;
  private long[] cells = new long[1];

  @Override
  public CloneIsNew clone() throws CloneNotSupportedException {
    CloneIsNew copy = (CloneIsNew) super.clone();
    copy.cells = cells.clone();
    return copy;
  }

  void update() {
    value++;
    cells[0]++;
  }

  public static void main(String[] args) throws CloneNotSupportedException {
    CloneIsNew original = new CloneIsNew();
    original.update();
    CloneIsNew copy = original.clone();
    Threads.together(original::update, copy::update);
  }
}
