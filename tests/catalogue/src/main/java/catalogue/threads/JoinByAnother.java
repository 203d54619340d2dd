package catalogue.threads;

import baton.Threads;

/** A thread joins the writer, and is joined itself. */
final class JoinByAnother {
  private static int value;

  public static void main(String[] args) {
    Threads.Worker writer = Threads.start(() -> value = 1);
    Threads.await(writer::join);
    value = 2;
  }
}
