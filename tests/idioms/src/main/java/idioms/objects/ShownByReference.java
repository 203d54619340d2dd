package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** A reference to a method of every object, through a variable of an interface's type. */
public final class ShownByReference {
  private static final Baton baton = new Baton();
  private static final List<Integer> list = new ArrayList<>();

  private ShownByReference() {}

  static void give() throws Exception {
    Supplier<String> text = list::toString; // race ArrayList
    Result.use(text.get());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    list.add(1); // race ArrayList
  }

  public static void run() {
    Threads.together(ShownByReference::give, ShownByReference::take);
  }
}
