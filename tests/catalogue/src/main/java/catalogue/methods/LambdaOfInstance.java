package catalogue.methods;

import baton.Threads;

/** A lambda uses a field of the object that made it. */
final class LambdaOfInstance {
  private int value;

  Runnable increment() {
    return () -> value++; // race value
  }

  public static void main(String[] args) {
    LambdaOfInstance target = new LambdaOfInstance();
    Threads.together(target.increment()::run, target.increment()::run);
  }
}
