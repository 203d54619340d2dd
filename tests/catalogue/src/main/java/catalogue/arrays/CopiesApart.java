package catalogue.arrays;

import baton.Threads;

/** Threads copy from one array into parts of another that do not overlap. */
final class CopiesApart {
  public static void main(String[] args) {
    char[] source = new char[5];
    char[] target = new char[12];
    Threads.together(
        () -> System.arraycopy(source, 0, target, 0, 5),
        () -> System.arraycopy(source, 0, target, 5, 5),
        () -> target[10] = 'x',
        () -> System.arraycopy(source, 5, target, 0, 0));
  }
}
