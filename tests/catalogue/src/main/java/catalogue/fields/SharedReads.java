package catalogue.fields;

import baton.Threads;

/** Many threads read what was written before they started. */
final class SharedReads {
  private int value = 42;
  private int[] cells = {1, 2, 3};

  int sum() {
    return value + cells[0] + cells[2];
  }

  public static void main(String[] args) {
    SharedReads data = new SharedReads();
    Threads.together(data::sum, data::sum, data::sum, data::sum);
  }
}
