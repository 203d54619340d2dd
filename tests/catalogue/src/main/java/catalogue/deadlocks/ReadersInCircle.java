package catalogue.deadlocks;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** One thread reads under the first lock and writes under the second, the other has it reversed. */
final class ReadersInCircle {
  private final ReentrantReadWriteLock first = new ReentrantReadWriteLock();
  private final StampedLock second = new StampedLock();

  void firstThenSecond() {
    first.readLock().lock(); // deadlock
    long stamp = second.writeLock(); // deadlock
    second.unlockWrite(stamp);
    first.readLock().unlock();
  }

  void secondThenFirst() {
    long stamp = second.readLock(); // deadlock
    first.writeLock().lock(); // deadlock
    first.writeLock().unlock();
    second.unlockRead(stamp);
  }

  public static void main(String[] args) {
    ReadersInCircle locks = new ReadersInCircle();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          locks.firstThenSecond();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          locks.secondThenFirst();
        });
  }
}
