package idioms.objects;

import baton.Baton;
import baton.Threads;
import java.util.ArrayList;
import java.util.List;

/** A list is added to another while a thread adds to it. */
public final class AddedToAnother {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));
  private static final List<String> other = new ArrayList<>();

  static void give() throws Exception {
    list.add("c"); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    other.addAll(list); // race ArrayList
  }

  public static void run() {
    Threads.together(AddedToAnother::give, AddedToAnother::take);
  }
}
