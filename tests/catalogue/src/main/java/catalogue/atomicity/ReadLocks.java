package catalogue.atomicity;

import baton.Atomic;
import baton.Baton;
import baton.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Who counts the money reads under read locks, once in one piece and once in two. */
final class ReadLocks {
  private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private static final StampedLock stamped = new StampedLock();
  private static final Baton baton = new Baton();
  private static int checking = 100;
  private static int savings = 100;
  private static int transfers;

  @Atomic
  static void transfer(int amount) {
    lock.writeLock().lock();
    checking -= amount;
    savings += amount;
    lock.writeLock().unlock();
  }

  @Atomic
  static void count() {
    long stamp = stamped.writeLock();
    transfers++;
    stamped.unlockWrite(stamp);
  }

  @Atomic
  static int transfers() {
    long stamp = stamped.readLock();
    int all = transfers;
    stamped.unlockRead(stamp);
    return all;
  }

  @Atomic
  static int total() {
    lock.readLock().lock();
    int total = checking + savings;
    lock.readLock().unlock();
    return total;
  }

  @Atomic
  static int totalInTwoPieces() { // not atomic
    lock.readLock().lock();
    int total = checking;
    lock.readLock().unlock();
    baton.pass(2);
    baton.await(3);
    lock.readLock().lock();
    total += savings;
    lock.readLock().unlock();
    return total;
  }

  public static void main(String[] args) {
    Threads.together(
        () -> {
          transfer(10);
          count();
          baton.pass(1);
          baton.await(2);
          transfer(20);
          count();
          baton.pass(3);
        },
        () -> {
          baton.await(1);
          total();
          transfers();
          totalInTwoPieces();
          transfers();
        });
  }
}
