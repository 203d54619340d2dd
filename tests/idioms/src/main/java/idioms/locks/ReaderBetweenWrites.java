package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader holds the lock between two holdings by the same writer, and knows only of the first. */
public final class ReaderBetweenWrites {
  private static final Baton baton = new Baton();
  private static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private static int data;

  static void give() throws Exception {
    lock.writeLock().lock();
    data = 41;
    lock.writeLock().unlock();
    baton.pass(1);
    baton.await(2);
    lock.writeLock().lock();
    data = 42; // race data
    lock.writeLock().unlock();
    baton.pass(3);
  }

  static void take() throws Exception {
    baton.await(1);
    lock.readLock().lock();
    lock.readLock().unlock();
    baton.pass(2);
    baton.await(3);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ReaderBetweenWrites::give, ReaderBetweenWrites::take);
  }
}
