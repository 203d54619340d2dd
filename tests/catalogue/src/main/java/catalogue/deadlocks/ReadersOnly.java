package catalogue.deadlocks;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** A circle in which each wait is that of a reader for a reader, or only tried. */
final class ReadersOnly {
  private final Lock first = new ReentrantReadWriteLock().readLock();
  private final StampedLock second = new StampedLock();

  void firstThenSecond() {
    first.lock();
    second.asReadLock().lock();
    second.asReadLock().unlock();
    first.unlock();
  }

  void secondThenFirst() {
    long stamp = second.readLock();
    first.lock();
    first.unlock();
    second.unlockRead(stamp);
  }

  /** Not even a writer waits here. */
  void firstThenMaybeSecond() {
    first.lock();
    long stamp = second.tryWriteLock();
    if (stamp != 0) {
      second.unlockWrite(stamp);
    }
    first.unlock();
  }

  public static void main(String[] args) {
    ReadersOnly locks = new ReadersOnly();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          locks.firstThenSecond();
          locks.firstThenMaybeSecond();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          locks.secondThenFirst();
        });
  }
}
