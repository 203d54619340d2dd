package idioms.streams;

import baton.Baton;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** Two elements of a parallel stream are not ordered. */
public final class WorkersRace {
  private static final Baton baton = new Baton();
  private static int value;

  private static void element(int i) {
    if (i == 0) {
      value++; // race
      baton.pass(1);
    } else {
      baton.await(1);
      value++; // race
    }
  }

  private WorkersRace() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(4);
    pool.submit(() -> IntStream.range(0, 2).parallel().forEach(i -> element(i))).join();
    pool.shutdown();
  }
}
