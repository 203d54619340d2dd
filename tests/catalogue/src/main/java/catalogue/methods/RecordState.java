package catalogue.methods;

import baton.Threads;

/** The components of a record are final, but what they lead to is not. */
final class RecordState {
  private record Sample(int number, int[] cells) {
    static int made;

    Sample {
      made++;
    }

    int use() {
      cells[0]++; // race int[]
      return number;
    }

    static void count() {
      made++; // race made
    }
  }

  public static void main(String[] args) {
    Sample sample = new Sample(1, new int[2]);
    Threads.together(sample::use, sample::use, Sample::count, Sample::count);
  }
}
