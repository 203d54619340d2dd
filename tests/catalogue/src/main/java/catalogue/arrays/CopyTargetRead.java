package catalogue.arrays;

import baton.Threads;

/** One thread copies into an array while another reads an element of it. */
final class CopyTargetRead {
  static int read(String[] strings) {
    return strings[3] == null ? 0 : 1; // race java.lang.String[]
  }

  public static void main(String[] args) {
    String[] source = {"a", "b", "c"};
    String[] copy = new String[10];
    Threads.together(
        () -> System.arraycopy(source, 0, copy, 1, 3), // race java.lang.String[]
        () -> read(copy));
  }
}
