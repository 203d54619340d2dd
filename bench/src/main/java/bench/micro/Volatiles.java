package bench.micro;

import bench.Program;

/** Writes and reads a volatile field. */
public final class Volatiles implements Program {
  private final int operations;
  private volatile int value;

  public Volatiles(int operations) {
    this.operations = operations;
  }

  @Override
  public long run() {
    long sum = 0;
    for (int i = 0; i < operations / 2; i++) {
      value = i & 7;
      sum += value;
    }
    return sum;
  }
}
