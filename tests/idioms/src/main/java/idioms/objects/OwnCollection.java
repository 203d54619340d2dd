package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.AbstractList;
import java.util.List;

/** A collection of the target is the target's own code. */
public final class OwnCollection {
  private static final Baton baton = new Baton();
  private static final List<String> list = new Fixed();

  /** A list that forgets. */
  private static final class Fixed extends AbstractList<String> {
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

  static void give() throws Exception {
    list.add("b");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.get(0));
  }

  public static void run() {
    Threads.together(OwnCollection::give, OwnCollection::take);
  }
}
