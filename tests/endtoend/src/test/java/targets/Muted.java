package targets;

import baton.Threads;
import java.io.OutputStream;
import java.io.PrintStream;

/** Replaces and closes its standard streams, then races. */
final class Muted {
  private static int value;

  static void increment() {
    value++;
  }

  public static void main(String[] args) {
    System.out.close();
    System.err.close();
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    System.setErr(null);
    Threads.together(Muted::increment, Muted::increment);
  }
}
