package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;

/** A map is put into through a method reference. */
public final class PutByReference {
  private static final Baton baton = new Baton();
  private static final Map<Integer, Integer> map = new HashMap<>();

  private PutByReference() {}

  static void give() throws Exception {
    BiFunction<Integer, Integer, Integer> put = map::put; // race HashMap
    Result.use(put.apply(1, 2));
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get(1)); // race HashMap
  }

  public static void run() {
    Threads.together(PutByReference::give, PutByReference::take);
  }
}
