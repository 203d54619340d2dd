package catalogue.lockdiscipline;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Fields that are read under read locks and written under write locks, in every way there is. */
final class ReadWriteLocked {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private final StampedLock stamped = new StampedLock();
  private int plain;
  private int tried;
  private int downgraded;
  private int converted;
  private int viewed;

  void write() {
    lock.writeLock().lock();
    plain++;
    tried++;
    downgraded++;
    lock.readLock().lock();
    lock.writeLock().unlock();
    if (downgraded < 0) {
      throw new IllegalStateException();
    }
    lock.readLock().unlock();
    long stamp = stamped.writeLock();
    converted++;
    viewed++;
    stamp = stamped.tryConvertToReadLock(stamp);
    if (converted < 0) {
      throw new IllegalStateException();
    }
    stamp = stamped.tryConvertToWriteLock(stamp);
    converted++;
    stamped.unlock(stamp);
    stamped.asWriteLock().lock();
    viewed++;
    stamped.asWriteLock().unlock();
  }

  int read() throws InterruptedException {
    lock.readLock().lock();
    lock.readLock().lock();
    int sum = plain;
    lock.readLock().unlock();
    sum += downgraded;
    lock.readLock().unlock();
    if (lock.readLock().tryLock(1, TimeUnit.MINUTES)) {
      sum += tried;
      lock.readLock().unlock();
    }
    long stamp = stamped.tryReadLock();
    sum += converted;
    stamped.unlockRead(stamp);
    stamped.asReadLock().lock();
    sum += viewed;
    stamped.asReadLock().unlock();
    return sum;
  }

  public static void main(String[] args) {
    ReadWriteLocked fields = new ReadWriteLocked();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          fields.write();
          baton.pass(1);
          baton.await(2);
          fields.write();
          fields.read();
          baton.pass(3);
        },
        () -> {
          baton.await(1);
          fields.read();
          fields.write();
          fields.read();
          baton.pass(2);
        });
  }
}
