package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayDeque;
import java.util.Deque;

/** Two threads push to and poll from a deque. */
public final class ArrayDequePush {
  private static final Baton baton = new Baton();
  private static final Deque<String> deque = new ArrayDeque<>();

  static void give() throws Exception {
    deque.push("a"); // race ArrayDeque
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(deque.poll()); // race ArrayDeque
  }

  public static void run() {
    Threads.together(ArrayDequePush::give, ArrayDequePush::take);
  }
}
