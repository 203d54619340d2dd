package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Values are computed one from the other. */
public final class HashCompute {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() {
    map.compute(
        "k",
        (key, old) -> {
          data = 42;
          return "v";
        });
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    map.compute(
        "k",
        (key, old) -> {
          Value.use(data);
          return "w";
        });
  }

  public static void run() {
    Threads.together(HashCompute::give, HashCompute::take);
  }
}
