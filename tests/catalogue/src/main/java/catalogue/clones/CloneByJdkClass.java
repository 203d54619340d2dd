package catalogue.clones;

import baton.Baton;
import baton.Threads;
import java.util.ArrayList;

/** A class of the JDK clones an object of a subclass: the clone has no readers yet. */
final class CloneByJdkClass extends ArrayList<String> {
  private static final Baton baton = new Baton();
  private int stamp = 1;

  public static void main(String[] args) {
    CloneByJdkClass original = new CloneByJdkClass();
    int[] seen = new int[1];
    Threads.Worker reader =
        Threads.start(
            () -> {
              seen[0] = original.stamp;
              baton.pass(1);
            });
    baton.await(1);
    CloneByJdkClass copy = (CloneByJdkClass) original.clone();
    copy.stamp = 2;
    reader.finish();
  }
}
