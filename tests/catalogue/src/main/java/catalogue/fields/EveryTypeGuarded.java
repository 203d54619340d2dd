package catalogue.fields;

import baton.Threads;

/** One thread writes a field of every type, another reads them, both with a lock. */
final class EveryTypeGuarded {
  private boolean truth;
  private byte octet;
  private char letter;
  private short small;
  private int number;
  private long large;
  private float real;
  private double precise;
  private Object reference;

  synchronized void write() {
    truth = true;
    octet = 1;
    letter = 'a';
    small = 2;
    number = 3;
    large = 4;
    real = 5;
    precise = 6;
    reference = this;
  }

  synchronized double sum() {
    double sum = truth ? 1 : 0;
    sum += octet + letter + small + number + large + real + precise;
    return reference == null ? sum : -sum;
  }

  public static void main(String[] args) {
    EveryTypeGuarded types = new EveryTypeGuarded();
    Threads.together(types::write, types::sum);
  }
}
