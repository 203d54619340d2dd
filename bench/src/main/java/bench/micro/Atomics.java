package bench.micro;

import bench.Program;
import java.util.concurrent.atomic.AtomicLong;

/** Increments an atomic counter. */
public final class Atomics implements Program {
  private final int operations;
  private final AtomicLong counter = new AtomicLong();

  public Atomics(int operations) {
    this.operations = operations;
  }

  @Override
  public long run() {
    counter.set(0);
    long sum = 0;
    for (int i = 0; i < operations; i++) {
      sum += counter.incrementAndGet();
    }
    return sum;
  }
}
