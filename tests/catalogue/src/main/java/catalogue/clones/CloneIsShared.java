package catalogue.clones;

import baton.Threads;

/** Two threads write one clone. */
final class CloneIsShared implements Cloneable {
  private int value;

  void increment() {
    value++; // race value
  }

  public static void main(String[] args) throws CloneNotSupportedException {
    CloneIsShared copy = (CloneIsShared) new CloneIsShared().clone();
    Threads.together(copy::increment, copy::increment);
  }
}
