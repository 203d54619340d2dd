package idioms.objects;

import baton.Baton;
import baton.Threads;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;

/** A call that is made on lists of the target and on a list of the JDK in turn. */
public final class OneCallManyClasses {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>();
  private static final List<String> sink = new Sink();

  /** A list that forgets. */
  private static final class Sink extends AbstractList<String> {
    @Override
    public String get(int index) {
      return "a";
    }

    @Override
    public int size() {
      return 1;
    }

    @Override
    public boolean add(String element) {
      return false;
    }
  }

  private static void addTo(List<String> any) {
    any.add("b"); // race ArrayList
  }

  static void give() throws Exception {
    addTo(sink);
    addTo(sink);
    addTo(list);
    addTo(sink);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    addTo(sink);
    addTo(list);
  }

  public static void run() {
    Threads.together(OneCallManyClasses::give, OneCallManyClasses::take);
  }
}
