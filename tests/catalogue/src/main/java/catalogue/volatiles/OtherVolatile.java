package catalogue.volatiles;

import baton.Baton;
import baton.Threads;

/** The reader looks at another volatile than the writer has set. */
final class OtherVolatile {
  private static final Baton baton = new Baton();
  private static int data;
  private static volatile boolean written;
  private static volatile boolean read;

  static void give() {
    data = 42; // race data
    written = true;
    baton.pass(1);
  }

  static int take() {
    baton.await(1);
    return read ? 0 : data; // race data
  }

  public static void main(String[] args) {
    Threads.together(OtherVolatile::take, OtherVolatile::give);
  }
}
