package catalogue.fields;

import baton.Threads;

/** One thread writes a field of every type, another reads them. */
final class EveryType {
  private boolean truth;
  private byte octet;
  private char letter;
  private short small;
  private int number;
  private long large;
  private float real;
  private double precise;
  private Object reference;

  void write() {
    truth = true; // race truth
    octet = 1; // race octet
    letter = 'a'; // race letter
    small = 2; // race small
    number = 3; // race number
    large = 4; // race large
    real = 5; // race real
    precise = 6; // race precise
    reference = this; // race reference
  }

  double sum() {
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
    EveryType types = new EveryType();
    Threads.together(types::write, types::sum);
  }
}
