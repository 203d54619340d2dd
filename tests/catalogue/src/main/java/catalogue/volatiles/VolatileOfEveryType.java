package catalogue.volatiles;

import baton.Baton;
import baton.Threads;

/** A volatile of any type publishes. */
final class VolatileOfEveryType {
  private final int[] data = new int[9];
  private volatile boolean truth;
  private volatile byte octet;
  private volatile char letter;
  private volatile short small;
  private volatile int number;
  private volatile long large;
  private volatile float real;
  private static volatile double precise;
  private volatile Object reference;

  void give() {
    data[0] = 1;
    truth = true;
    data[1] = 1;
    octet = 1;
    data[2] = 1;
    letter = 1;
    data[3] = 1;
    small = 1;
    data[4] = 1;
    number = 1;
    data[5] = 1;
    large = 1;
    data[6] = 1;
    real = 1;
    data[7] = 1;
    precise = 1;
    data[8] = 1;
    reference = this;
  }

  int take() {
    int sum = truth ? data[0] : 0;
    sum += octet == 1 ? data[1] : 0;
    sum += letter == 1 ? data[2] : 0;
    sum += small == 1 ? data[3] : 0;
    sum += number == 1 ? data[4] : 0;
    sum += large == 1 ? data[5] : 0;
    sum += real == 1 ? data[6] : 0;
    sum += precise == 1 ? data[7] : 0;
    return reference == this ? sum + data[8] : sum;
  }

  public static void main(String[] args) {
    VolatileOfEveryType target = new VolatileOfEveryType();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          target.give();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          target.take();
        });
  }
}
