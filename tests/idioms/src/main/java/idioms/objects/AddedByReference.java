package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A method reference adds to a list: the race is where it is written. */
public final class AddedByReference {
  private static final Baton baton = new Baton();
  private static final List<Integer> list = new ArrayList<>(List.of(3, 1, 2));

  private AddedByReference() {}

  static void give() throws Exception {
    Stream.of(4).forEach(list::add); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.size()); // race ArrayList
  }

  public static void run() {
    Threads.together(AddedByReference::give, AddedByReference::take);
  }
}
