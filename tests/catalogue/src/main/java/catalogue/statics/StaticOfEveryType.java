package catalogue.statics;

import baton.Threads;

/** One thread writes a static of every type, another reads them. */
final class StaticOfEveryType {
  private static boolean truth;
  private static byte octet;
  private static char letter;
  private static short small;
  private static int number;
  private static long large;
  private static float real;
  private static double precise;
  private static Object reference;

  static void write() {
    truth = true; // race truth
    octet = 1; // race octet
    letter = 'a'; // race letter
    small = 2; // race small
    number = 3; // race number
    large = 4; // race large
    real = 5; // race real
    precise = 6; // race precise
    reference = "text"; // race reference
  }

  static double sum() {
    double sum = truth ? 1 : 0; // race truth
    sum += octet; // race octet
    sum += letter; // race letter
    sum += small; // race small
    sum += number; // race number
    sum += large; // race large
    sum += real; // race real
    sum += precise; // race precise
    return reference == null ? sum : -sum; // race reference
  }

  public static void main(String[] args) {
    Threads.together(StaticOfEveryType::write, StaticOfEveryType::sum);
  }
}
