package catalogue.statics;

import baton.Baton;
import baton.Threads;

/** A static is created at its first use, and the second user does not know. */
final class LazyStatic {
  private static final Baton baton = new Baton();
  private static String instance;

  static void first() {
    instance = "made"; // race instance
    baton.pass(1);
  }

  static String second() {
    baton.await(1);
    return instance == null ? "missing" : "found"; // race instance
  }

  public static void main(String[] args) {
    Threads.together(LazyStatic::first, LazyStatic::second);
  }
}
