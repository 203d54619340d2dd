package idioms.output;

import baton.Baton;
import baton.Threads;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** Printing orders nothing of what is around it. */
public final class PrintingDoesNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private PrintingDoesNotOrder() {}

  public static void run() throws Exception {
    PrintStream out = new PrintStream(new ByteArrayOutputStream(), true);
    Threads.together(
        () -> {
          value = 1; // race
          out.println("one");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          out.println("two");
          value++; // race
        });
  }
}
