package catalogue.methods;

import baton.Threads;

/** A stack overflow unwinds through synchronized methods and leaves all in order. */
final class StackOverflow {
  private int depth;
  private int overflows;

  synchronized void descend() {
    depth++;
    descend();
  }

  void overflow() {
    try {
      descend();
    } catch (StackOverflowError e) {
      synchronized (this) {
        overflows++;
      }
    }
  }

  public static void main(String[] args) {
    StackOverflow target = new StackOverflow();
    Threads.together(target::overflow, target::overflow);
  }
}
