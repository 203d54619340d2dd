package catalogue.methods;

import baton.Threads;

/** Anonymous classes with fields of their own share a captured object. */
final class AnonymousClass {
  private int value;

  Runnable incrementer() {
    return new Runnable() {
      private int own;

      @Override
      public void run() {
        own++;
        value += own; // race value
      }
    };
  }

  public static void main(String[] args) {
    AnonymousClass target = new AnonymousClass();
    Threads.together(target.incrementer()::run, target.incrementer()::run);
  }
}
