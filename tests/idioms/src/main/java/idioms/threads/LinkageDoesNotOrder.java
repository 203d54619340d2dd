package idioms.threads;

import baton.Baton;
import baton.Threads;
import java.util.function.Supplier;

/** Linking lambdas and strings in two threads orders nothing. */
public final class LinkageDoesNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private LinkageDoesNotOrder() {}

  public static void run() throws Exception {
    Threads.together(
        () -> {
          value++; // race
          Supplier<String> text = () -> "one " + Thread.currentThread();
          text.get();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Supplier<String> text = () -> Thread.currentThread() + " two";
          text.get();
          value++; // race
        });
  }
}
