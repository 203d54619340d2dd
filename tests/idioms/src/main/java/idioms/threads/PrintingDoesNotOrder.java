package idioms.threads;

import baton.Baton;
import baton.Threads;

/** Printing in two threads orders nothing outside. */
public final class PrintingDoesNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private PrintingDoesNotOrder() {}

  public static void run() throws Exception {
    Threads.together(
        () -> {
          value++; // race
          System.out.print("");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          System.out.print("");
          value++; // race
        });
  }
}
