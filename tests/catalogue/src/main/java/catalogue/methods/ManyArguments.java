package catalogue.methods;

import baton.Threads;

/** Methods with wide arguments, many locals and results of every width. */
final class ManyArguments {
  private long sum;
  private double product = 1;

  synchronized double mix(long a, double b, int c, float d, Object e, long[] f, byte g) {
    long before = sum;
    sum += a + c + g + f[c];
    product *= b + d;
    return e == this ? before + sum * product : -1;
  }

  long raced(long a, int b, double c) {
    long result = a;
    for (int i = 0; i < b; i++) {
      long term = (long) (c * i);
      result += term;
    }
    return result;
  }

  public static void main(String[] args) {
    ManyArguments target = new ManyArguments();
    long[] cells = {1, 2, 3};
    Threads.together(
        () -> target.mix(1, 2, 1, 4, target, cells, (byte) 5),
        () -> target.mix(target.raced(6, 7, 8), 2, 2, 4, null, cells, (byte) 5));
  }
}
