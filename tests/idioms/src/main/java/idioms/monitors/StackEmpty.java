package idioms.monitors;

import baton.Baton;
import baton.Threads;
import java.util.Stack;

/** Asking whether a stack is empty takes its monitor. */
public final class StackEmpty {
  private static final Baton baton = new Baton();
  private static int value;

  private StackEmpty() {}

  public static void run() throws Exception {
    Stack<String> stack = new Stack<>();
    Threads.together(
        () -> {
          value = 1;
          stack.push("a");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          stack.empty();
          value++;
        });
  }
}
