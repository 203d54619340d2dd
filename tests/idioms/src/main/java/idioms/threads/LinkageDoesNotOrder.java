package idioms.threads;

import baton.Baton;
import baton.Threads;

/** Linking lambdas and strings in two threads orders nothing. */
public final class LinkageDoesNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private LinkageDoesNotOrder() {}

  private static void describe(String text) {
    if (text.isEmpty()) {
      throw new AssertionError("nothing was linked");
    }
  }

  public static void run() throws Exception {
    Threads.together(
        () -> {
          value++; // race
          Runnable text = () -> describe("one " + Thread.currentThread());
          text.run();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Runnable text = () -> describe(Thread.currentThread() + " two");
          text.run();
          value++; // race
        });
  }
}
