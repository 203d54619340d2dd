package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Printing orders nothing but what is printed. */
public final class Printing {
  private static final Baton baton = new Baton();
  private static int data;

  static void give() {
    data = 42; // race data
    System.out.print("");
    System.out.flush();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    System.out.print("");
    System.out.flush();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(Printing::give, Printing::take);
  }
}
