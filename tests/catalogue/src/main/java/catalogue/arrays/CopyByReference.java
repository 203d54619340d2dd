package catalogue.arrays;

import baton.Threads;

/** An array is copied through a method reference while another thread writes it. */
final class CopyByReference {
  private interface Copier {
    void copy(Object source, int from, Object target, int to, int length);
  }

  private static final Copier copier = System::arraycopy;

  static void copy(int[] source) {
    copier.copy(source, 0, new int[3], 0, 3); // race int[]
  }

  static void write(int[] source) {
    source[1] = 1; // race int[]
  }

  public static void main(String[] args) {
    int[] source = new int[3];
    Threads.together(() -> copy(source), () -> write(source));
  }
}
