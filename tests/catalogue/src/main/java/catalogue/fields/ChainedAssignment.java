package catalogue.fields;

import baton.Threads;

/** One value goes to several fields and array elements in one expression. */
final class ChainedAssignment {
  private long first;
  private long second;
  private int third;
  private final long[] cells = new long[2];

  void assign() {
    first = second = 7L; // race first second
    cells[0] = cells[1] = 8L; // race long[]
    int old = third = third + 1; // race third
  }

  public static void main(String[] args) {
    ChainedAssignment target = new ChainedAssignment();
    Threads.together(target::assign, target::assign);
  }
}
