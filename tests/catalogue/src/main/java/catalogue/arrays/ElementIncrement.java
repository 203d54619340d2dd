package catalogue.arrays;

import baton.Threads;

/** Every form of update of an array element. */
final class ElementIncrement {
  private final int[] numbers = new int[3];
  private final long[] larges = new long[3];
  private final byte[] octets = new byte[3];
  private final double[] precises = new double[3];

  void update() {
    numbers[2]++; // race int[]
    larges[2] += 5; // race long[]
    octets[2] <<= 1; // race byte[]
    double old = precises[2]--; // race double[]
  }

  public static void main(String[] args) {
    ElementIncrement target = new ElementIncrement();
    Threads.together(target::update, target::update);
  }
}
