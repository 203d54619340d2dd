package catalogue.lockdiscipline;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Fields that are written while others may read; in this run nobody does. */
final class WrittenUnderReadLock {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private final StampedLock stamped = new StampedLock();
  private int hits;
  private int lastUse;
  private int unlocked;

  void write(Lock in) {
    in.lock();
    hits++;
    lastUse++;
    in.unlock();
    long stamp = stamped.writeLock();
    unlocked++;
    stamped.unlockWrite(stamp);
  }

  void read() {
    lock.readLock().lock();
    hits++;
    lock.readLock().unlock();
    lock.writeLock().lock();
    lock.readLock().lock();
    lock.writeLock().unlock();
    lastUse++;
    lock.readLock().unlock();
    long stamp = stamped.tryConvertToReadLock(stamped.writeLock());
    unlocked++;
    stamped.unlockRead(stamp);
  }

  public static void main(String[] args) {
    WrittenUnderReadLock fields = new WrittenUnderReadLock();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          fields.write(fields.lock.writeLock());
          baton.pass(1);
          baton.await(2);
          fields.read();
        },
        () -> {
          baton.await(1);
          fields.read();
          baton.pass(2);
        });
  }
}
