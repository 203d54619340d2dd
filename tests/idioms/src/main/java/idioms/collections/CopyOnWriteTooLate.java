package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The write comes after the element was added. */
public final class CopyOnWriteTooLate {
  private static final Baton baton = new Baton();
  private static final List<Object> list = new CopyOnWriteArrayList<>();
  private static int data;

  static void give() {
    list.add("e");
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    list.get(0);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(CopyOnWriteTooLate::give, CopyOnWriteTooLate::take);
  }
}
