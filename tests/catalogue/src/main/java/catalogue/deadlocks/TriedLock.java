package catalogue.deadlocks;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** One thread takes the locks in the other order, but goes without the second if it is taken. */
final class TriedLock {
  private final ReentrantLock left = new ReentrantLock();
  private final ReentrantLock right = new ReentrantLock();

  void leftFirst() {
    left.lock();
    right.lock();
    right.unlock();
    left.unlock();
  }

  void rightFirst() {
    right.lock();
    if (left.tryLock()) {
      left.unlock();
    }
    right.unlock();
  }

  public static void main(String[] args) {
    TriedLock locks = new TriedLock();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          locks.leftFirst();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          locks.rightFirst();
        });
  }
}
