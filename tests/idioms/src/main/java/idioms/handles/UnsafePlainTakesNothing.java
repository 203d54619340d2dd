package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import sun.misc.Unsafe;

/** A plain get does not acquire. */
public final class UnsafePlainTakesNothing {
  private static final Unsafe UNSAFE = Lookups.unsafe();
  private static final long VALUE = Lookups.offset(UnsafePlainTakesNothing.class, "value");

  private int value;
  private int data;

  private UnsafePlainTakesNothing() {}

  public static void run() {
    UnsafePlainTakesNothing shared = new UnsafePlainTakesNothing();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          shared.first();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          shared.second();
        });
  }

  private void first() throws Exception {
    data = 1; // race
    UNSAFE.putIntVolatile(this, VALUE, 1); // race
  }

  private void second() throws Exception {
    Sink.take(UNSAFE.getInt(this, VALUE)); // race
    Sink.take(data); // race
  }
}
