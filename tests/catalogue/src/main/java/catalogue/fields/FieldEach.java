package catalogue.fields;

import baton.Threads;

/** Two threads share an object, but each has a field of it for itself. */
final class FieldEach {
  private int left;
  private int right;

  public static void main(String[] args) {
    FieldEach pair = new FieldEach();
    Threads.together(() -> pair.left++, () -> pair.right++);
  }
}
