package catalogue.monitors;

import baton.Threads;

/** A synchronized method and a block on its object, or its class, hold the same lock. */
final class MethodAndBlock {
  private static int ofClass;
  private int ofInstance;

  synchronized void method() {
    ofInstance++;
  }

  void block() {
    synchronized (this) {
      ofInstance++;
    }
  }

  static synchronized void staticMethod() {
    ofClass++;
  }

  static void staticBlock() {
    synchronized (MethodAndBlock.class) {
      ofClass++;
    }
  }

  public static void main(String[] args) {
    MethodAndBlock target = new MethodAndBlock();
    Threads.together(
        target::method, target::block, MethodAndBlock::staticMethod, MethodAndBlock::staticBlock);
  }
}
