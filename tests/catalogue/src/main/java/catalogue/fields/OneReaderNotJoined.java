package catalogue.fields;

import baton.Baton;
import baton.Threads;

/** All readers but the first are joined before the write. */
final class OneReaderNotJoined {
  private static final Baton baton = new Baton();
  private int value = 42;

  int early() {
    return value; // race value
  }

  int late() {
    return value;
  }

  public static void main(String[] args) {
    OneReaderNotJoined data = new OneReaderNotJoined();
    Threads.Worker first =
        Threads.start(
            () -> {
              data.early();
              baton.pass(1);
            });
    baton.await(1);
    Threads.together(data::late, data::late);
    data.value = 43; // race value
    first.finish();
  }
}
