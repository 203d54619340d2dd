package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A list is used beside its synchronized wrapper. */
public final class SynchronizedListBypassed {
  private static final Baton baton = new Baton();
  private static final List<Integer> plain = new ArrayList<>();
  private static final List<Integer> list = Collections.synchronizedList(plain);

  private SynchronizedListBypassed() {}

  static void give() throws Exception {
    list.add(2); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(plain.size()); // race ArrayList
  }

  public static void run() {
    Threads.together(SynchronizedListBypassed::give, SynchronizedListBypassed::take);
  }
}
