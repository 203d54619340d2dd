package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A synchronized list locks while it calls back. */
public final class SynchronizedListForEach {
  private static final Baton baton = new Baton();
  private static final List<Integer> list =
      Collections.synchronizedList(new ArrayList<>(List.of(1)));

  private SynchronizedListForEach() {}

  static void give() throws Exception {
    list.add(2);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    list.forEach(Result::use);
  }

  public static void run() {
    Threads.together(SynchronizedListForEach::give, SynchronizedListForEach::take);
  }
}
