package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Elements of two words. */
public final class LongElements {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(long[].class);

  private final long[] elements = new long[4];
  private int data;

  private LongElements() {}

  public static void run() {
    LongElements shared = new LongElements();
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
    data = 1;
    ELEMENT.compareAndExchange(elements, 2, 0L, 7L);
  }

  private void second() throws Exception {
    Sink.take((long) ELEMENT.getVolatile(elements, 2));
    Sink.take(data);
  }
}
