package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A stream of a synchronized list does not lock. */
public final class SynchronizedListStreamed {
  private static final Baton baton = new Baton();
  private static final List<Integer> list =
      Collections.synchronizedList(new ArrayList<>(List.of(1)));

  private SynchronizedListStreamed() {}

  static void give() throws Exception {
    list.add(2); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.stream().count()); // race ArrayList
  }

  public static void run() {
    Threads.together(SynchronizedListStreamed::give, SynchronizedListStreamed::take);
  }
}
