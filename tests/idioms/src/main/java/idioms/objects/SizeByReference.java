package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A method reference without its object reads a list. */
public final class SizeByReference {
  private static final Baton baton = new Baton();
  private static final List<Integer> list = new ArrayList<>(List.of(3, 1, 2));

  private SizeByReference() {}

  static void give() throws Exception {
    list.add(4); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Function<List<Integer>, Integer> size = List::size; // race ArrayList
    Result.use(size.apply(list));
  }

  public static void run() {
    Threads.together(SizeByReference::give, SizeByReference::take);
  }
}
