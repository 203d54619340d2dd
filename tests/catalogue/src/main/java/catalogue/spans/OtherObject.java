package catalogue.spans;

import baton.Baton;
import baton.Threads;

/** The same local holds one object, then another one, which somebody else writes to as well. */
final class OtherObject {
  private static final Baton baton = new Baton();

  private int value;

  static void first(OtherObject own, OtherObject shared) {
    OtherObject each = own;
    each.value = 1;
    each = shared;
    each.value = 2; // race value
    baton.pass(1);
  }

  static void second(OtherObject shared) {
    baton.await(1);
    shared.value = 3; // race value
  }

  public static void main(String[] args) {
    OtherObject shared = new OtherObject();
    Threads.together(() -> first(new OtherObject(), shared), () -> second(shared));
  }
}
