package idioms.collections;

import baton.Baton;
import baton.Threads;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A function decides which elements go. */
public final class CopyOnWriteRemoveIf {
  private static final Baton baton = new Baton();
  private static final List<Object> list = new CopyOnWriteArrayList<>();
  private static int data;

  static void give() {
    data = 42;
    list.add("e");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (!list.removeIf(each -> data > 0)) {
      throw new IllegalStateException();
    }
  }

  public static void run() {
    Threads.together(CopyOnWriteRemoveIf::give, CopyOnWriteRemoveIf::take);
  }
}
