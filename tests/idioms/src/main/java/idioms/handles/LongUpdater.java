package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** An updater of a long. */
public final class LongUpdater {
  private static final AtomicLongFieldUpdater<LongUpdater> VALUE =
      AtomicLongFieldUpdater.newUpdater(LongUpdater.class, "value");

  private volatile long value;
  private int data;

  private LongUpdater() {}

  public static void run() {
    LongUpdater shared = new LongUpdater();
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
    VALUE.addAndGet(this, 7);
  }

  private void second() throws Exception {
    Sink.take(value);
    Sink.take(data);
  }
}
