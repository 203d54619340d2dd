package bench;

/** Sums up results, bit by bit. */
public final class Checksum {
  private long sum = 17;

  public Checksum add(long value) {
    sum = sum * 31 + value;
    return this;
  }

  public Checksum add(double value) {
    return add(Double.doubleToLongBits(value));
  }

  public Checksum add(double[] values) {
    for (double value : values) {
      add(value);
    }
    return this;
  }

  public long value() {
    return sum;
  }
}
