package idioms.streams;

import baton.Baton;
import baton.Threads;
import java.util.stream.IntStream;

/** A write beside a parallel stream races with its elements. */
public final class WrittenMeanwhile {
  private static final Baton baton = new Baton();
  private static int value;

  private static int read() {
    return value; // race
  }

  private WrittenMeanwhile() {}

  public static void run() throws Exception {
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1; // race
              baton.pass(1);
            });
    baton.await(1);
    IntStream.range(0, 10).parallel().forEach(i -> read());
    writer.finish();
  }
}
