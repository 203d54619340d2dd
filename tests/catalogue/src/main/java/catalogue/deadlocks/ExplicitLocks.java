package catalogue.deadlocks;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A circle of a reentrant lock, a write lock and a monitor. */
final class ExplicitLocks {
  private static final Baton baton = new Baton();

  static void inside(Lock outer, Lock inner) {
    outer.lock(); // deadlock
    inner.lock(); // deadlock
    inner.unlock();
    outer.unlock();
  }

  static void monitorInside(Lock outer, Object inner) {
    outer.lock(); // deadlock
    synchronized (inner) { // deadlock
      baton.pass(2);
    }
    outer.unlock();
  }

  static void insideMonitor(Object outer, Lock inner) {
    synchronized (outer) { // deadlock
      inner.lock(); // deadlock
      inner.unlock();
    }
  }

  public static void main(String[] args) {
    Lock lock = new ReentrantLock();
    Lock write = new ReentrantReadWriteLock().writeLock();
    Object monitor = new Object();
    Threads.together(
        () -> {
          inside(lock, write);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          monitorInside(write, monitor);
        },
        () -> {
          baton.await(2);
          insideMonitor(monitor, lock);
        });
  }
}
