package catalogue.atomicity;

import baton.Atomic;
import baton.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Methods that call one operation of a concurrent class each, as often as they like. */
final class SingleOperations {
  private static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
  private static final ConcurrentSkipListMap<String, Integer> sorted =
      new ConcurrentSkipListMap<>();
  private static final AtomicInteger number = new AtomicInteger();
  private static final VarHandle HANDLE = handle();

  private static int plain;

  private static VarHandle handle() {
    try {
      return MethodHandles.lookup().findStaticVarHandle(SingleOperations.class, "plain", int.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Atomic
  static void put() {
    map.put("a", 1);
  }

  @Atomic
  static void merge() {
    map.merge("a", 1, (a, b) -> a + b);
  }

  @Atomic
  static void putSorted() {
    sorted.put("a", 1);
  }

  @Atomic
  static void update() {
    number.updateAndGet(before -> before + 1);
  }

  @Atomic
  static void add() {
    int before = (int) HANDLE.getAndAdd(1);
  }

  @Atomic
  static void exchange() {
    boolean done = HANDLE.compareAndSet(0, 1);
  }

  @Atomic
  static void store() {
    HANDLE.setVolatile(3);
  }

  @Atomic
  static void load() {
    int now = (int) HANDLE.getVolatile();
  }

  static void many() {
    for (int i = 0; i < 500; i++) {
      put();
      merge();
      putSorted();
      update();
      add();
      exchange();
      store();
      load();
    }
  }

  public static void main(String[] args) {
    Threads.together(SingleOperations::many, SingleOperations::many);
  }
}
