package catalogue.methods;

import baton.Baton;
import baton.Threads;

/** A lock that is taken between reads does not protect the reads. */
final class ReadManyTimes {
  private static final Baton baton = new Baton();
  private static int value;

  static int read() {
    int sum = 0;
    for (int i = 0; i < 5; i++) {
      sum += value; // race value
      synchronized (ReadManyTimes.class) {
        sum++;
      }
    }
    baton.pass(1);
    return sum;
  }

  static void write() {
    baton.await(1);
    value = 1; // race value
  }

  public static void main(String[] args) {
    Threads.together(ReadManyTimes::read, ReadManyTimes::write);
  }
}
