package idioms.threads;

import baton.Threads;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** Method references to isAlive see the end, too, bound or not. */
public final class AliveByReference {
  private static int value;

  private AliveByReference() {}

  public static void run() throws Exception {
    Threads.Worker worker = Threads.start(() -> value = 1);
    BooleanSupplier alive = worker::isAlive;
    while (alive.getAsBoolean()) {
      Thread.onSpinWait();
    }
    value++;
    Threads.Worker another = Threads.start(() -> value++);
    Predicate<Threads.Worker> isAlive = Threads.Worker::isAlive;
    while (isAlive.test(another)) {
      Thread.onSpinWait();
    }
    value++;
  }
}
