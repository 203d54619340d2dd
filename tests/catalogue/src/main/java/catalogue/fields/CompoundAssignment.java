package catalogue.fields;

import baton.Threads;

/** Every form of assignment that reads a field before it writes it. */
final class CompoundAssignment {
  private int sum;
  private long product = 1;
  private byte bits;
  private double halved = 8;
  private String text = "";
  private int before;
  private long after;

  void update() {
    sum += 2; // race sum
    product *= 3; // race product
    bits |= 4; // race bits
    halved /= 2; // race halved
    text = text.concat("x"); // race text
    int old = before++; // race before
    long now = --after; // race after
  }

  public static void main(String[] args) {
    CompoundAssignment target = new CompoundAssignment();
    Threads.together(target::update, target::update);
  }
}
