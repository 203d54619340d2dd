package catalogue.methods;

import baton.Threads;
import java.util.List;

/** Code that the JDK calls back races like any other. */
final class CalledByJdk {
  private static int sum;

  static void add(int number) {
    sum += number; // race sum
  }

  public static void main(String[] args) {
    List<Integer> numbers = List.of(1, 2, 3);
    Threads.together(
        () -> numbers.forEach(CalledByJdk::add), () -> numbers.stream().forEach(CalledByJdk::add));
  }
}
