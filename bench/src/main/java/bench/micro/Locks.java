package bench.micro;

import bench.Program;
import java.util.concurrent.locks.ReentrantLock;

/** Takes and releases a lock that nobody else wants. */
public final class Locks implements Program {
  private final int operations;
  private final ReentrantLock lock = new ReentrantLock();
  private long count;

  public Locks(int operations) {
    this.operations = operations;
  }

  @Override
  public long run() {
    count = 0;
    for (int i = 0; i < operations; i++) {
      lock.lock();
      try {
        count += i & 3;
      } finally {
        lock.unlock();
      }
    }
    return count;
  }
}
