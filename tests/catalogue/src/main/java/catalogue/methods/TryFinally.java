package catalogue.methods;

import baton.Threads;

/** A field is written in try, catch and finally. */
final class TryFinally {
  private int inTry;
  private int inCatch;
  private int inFinally;

  int update(String text) {
    try {
      inTry++; // race inTry
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      inCatch++; // race inCatch
      return -1;
    } finally {
      inFinally++; // race inFinally
    }
  }

  public static void main(String[] args) {
    TryFinally target = new TryFinally();
    Threads.together(() -> target.update("x"), () -> target.update("y"));
  }
}
