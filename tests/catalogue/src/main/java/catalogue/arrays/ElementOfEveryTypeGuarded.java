package catalogue.arrays;

import baton.Threads;

/** Arrays of every type, written by one thread and read by another, both with a lock. */
final class ElementOfEveryTypeGuarded {
  private final boolean[] truths = new boolean[2];
  private final byte[] octets = new byte[2];
  private final char[] letters = new char[2];
  private final short[] smalls = new short[2];
  private final int[] numbers = new int[2];
  private final long[] larges = new long[2];
  private final float[] reals = new float[2];
  private final double[] precises = new double[2];
  private final Object[] references = new Object[2];

  synchronized void write() {
    truths[1] = true;
    octets[1] = 1;
    letters[1] = 'a';
    smalls[1] = 2;
    numbers[1] = 3;
    larges[1] = 4;
    reals[1] = 5;
    precises[1] = 6;
    references[1] = this;
  }

  synchronized double sum() {
    double sum = truths[1] ? 1 : 0;
    sum += octets[1] + letters[1] + smalls[1] + numbers[1];
    sum += larges[1] + reals[1] + precises[1];
    return references[1] == null ? sum : -sum;
  }

  public static void main(String[] args) {
    ElementOfEveryTypeGuarded target = new ElementOfEveryTypeGuarded();
    Threads.together(target::write, target::sum);
  }
}
