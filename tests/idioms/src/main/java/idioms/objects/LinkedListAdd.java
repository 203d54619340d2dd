package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.LinkedList;

/** A linked list is read while another thread adds to it. */
public final class LinkedListAdd {
  private static final Baton baton = new Baton();
  private static final LinkedList<String> list = new LinkedList<>();

  static void give() throws Exception {
    list.add("a"); // race LinkedList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.peek()); // race LinkedList
  }

  public static void run() {
    Threads.together(LinkedListAdd::give, LinkedListAdd::take);
  }
}
