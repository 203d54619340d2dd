package catalogue.arrays;

import baton.Threads;

/** One thread writes an element of an array of every type, another reads them. */
final class ElementOfEveryType {
  private final boolean[] truths = new boolean[2];
  private final byte[] octets = new byte[2];
  private final char[] letters = new char[2];
  private final short[] smalls = new short[2];
  private final int[] numbers = new int[2];
  private final long[] larges = new long[2];
  private final float[] reals = new float[2];
  private final double[] precises = new double[2];
  private final Object[] references = new Object[2];

  void write() {
    truths[1] = true; // race boolean[]
    octets[1] = 1; // race byte[]
    letters[1] = 'a'; // race char[]
    smalls[1] = 2; // race short[]
    numbers[1] = 3; // race int[]
    larges[1] = 4; // race long[]
    reals[1] = 5; // race float[]
    precises[1] = 6; // race double[]
    references[1] = this; // race java.lang.Object[]
  }

  double sum() {
    double sum = truths[1] ? 1 : 0; // race boolean[]
    sum += octets[1]; // race byte[]
    sum += letters[1]; // race char[]
    sum += smalls[1]; // race short[]
    sum += numbers[1]; // race int[]
    sum += larges[1]; // race long[]
    sum += reals[1]; // race float[]
    sum += precises[1]; // race double[]
    return references[1] == null ? sum : -sum; // race java.lang.Object[]
  }

  public static void main(String[] args) {
    ElementOfEveryType target = new ElementOfEveryType();
    Threads.together(target::write, target::sum);
  }
}
