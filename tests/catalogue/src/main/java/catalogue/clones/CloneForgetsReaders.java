package catalogue.clones;

import baton.Baton;
import baton.Threads;

/** A clone is written while an unordered thread has only read the original. */
final class CloneForgetsReaders implements Cloneable {
  private static final Baton baton = new Baton();
  private int value = 1;
  private int[] cells = {1, 2};

  int read() {
    return value + cells[0];
  }

  public static void main(String[] args) throws CloneNotSupportedException {
    CloneForgetsReaders original = new CloneForgetsReaders();
    Threads.Worker reader =
        Threads.start(
            () -> {
              original.read();
              baton.pass(1);
            });
    baton.await(1);
    CloneForgetsReaders copy = (CloneForgetsReaders) original.clone();
    copy.value = 2;
    int[] cells = original.cells.clone();
    cells[0] = 2;
    reader.finish();
  }
}
