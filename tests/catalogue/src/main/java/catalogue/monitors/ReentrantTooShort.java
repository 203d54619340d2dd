package catalogue.monitors;

import baton.Baton;
import baton.Threads;

/** The outer block is on another lock, so leaving the inner one does release. */
final class ReentrantTooShort {
  private final Object other = new Object();
  private int value;

  void update(Object lock) {
    synchronized (lock) {
      synchronized (other) {
        synchronized (other) {
          lock.hashCode();
        }
      }
      value++; // race value
    }
  }

  public static void main(String[] args) {
    ReentrantTooShort target = new ReentrantTooShort();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          baton.await(1);
          target.update("first");
        },
        () -> {
          target.update("second");
          baton.pass(1);
        });
  }
}
