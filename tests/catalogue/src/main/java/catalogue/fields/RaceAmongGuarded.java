package catalogue.fields;

import baton.Threads;

/** One of three fields is written outside the lock that guards the others. */
final class RaceAmongGuarded {
  private int first;
  private int second;
  private int third;

  void update() {
    synchronized (this) {
      first++;
      second++;
    }
    third++; // race third
  }

  public static void main(String[] args) {
    RaceAmongGuarded target = new RaceAmongGuarded();
    Threads.together(target::update, target::update);
  }
}
