package bench.micro;

import bench.Program;

/** Enters and leaves a monitor that nobody else wants. */
public final class Monitors implements Program {
  private final int operations;
  private final Object lock = new Object();
  private long count;

  public Monitors(int operations) {
    this.operations = operations;
  }

  @Override
  public long run() {
    count = 0;
    for (int i = 0; i < operations; i++) {
      synchronized (lock) {
        count += i & 3;
      }
    }
    return count;
  }
}
