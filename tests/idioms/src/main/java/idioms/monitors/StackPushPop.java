package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Stack;

/** The object locks itself. */
public final class StackPushPop {
  private static final Baton baton = new Baton();
  private static final Stack<Object> all = new Stack<>();
  private static int data;

  static void give() {
    data = 42;
    all.push("e");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    all.pop();
    Value.use(data);
  }

  public static void run() {
    Threads.together(StackPushPop::give, StackPushPop::take);
  }
}
