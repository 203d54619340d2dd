package catalogue.methods;

import baton.Threads;

/** A lambda with a synchronized block. */
final class LambdaGuarded {
  private int value;

  Runnable increment() {
    return () -> {
      synchronized (this) {
        value++;
      }
    };
  }

  public static void main(String[] args) {
    LambdaGuarded target = new LambdaGuarded();
    Threads.together(target.increment()::run, target.increment()::run);
  }
}
