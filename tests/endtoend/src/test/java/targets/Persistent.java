package targets;

import baton.Baton;
import baton.Threads;

/** Two threads race on one field and one element, in turns, again and again. */
final class Persistent {
  private static final int TURNS = 6;

  private final int[] cells = new int[4];
  private int value;
  private int other;

  void take(Baton baton, int first) {
    for (int turn = first; turn <= TURNS; turn += 2) {
      baton.await(turn - 1);
      value = turn;
      cells[2] = turn;
      baton.pass(turn);
    }
  }

  public static void main(String[] args) {
    Persistent target = new Persistent();
    target.other = 1;
    Baton baton = new Baton();
    Threads.together(() -> target.take(baton, 1), () -> target.take(baton, 2));
  }
}
