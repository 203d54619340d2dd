package targets;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Uses handles wrongly in every way, and prints what becomes of it. */
final class FailingHandles {
  private static VarHandle none;
  private static Field noField;
  private static MethodHandle noMethod;
  private int x;
  private volatile int v;
  private final int constant = 3;

  /** Something that may fail. */
  private interface Attempt {
    void run() throws Throwable;
  }

  private static void attempt(Attempt what) {
    try {
      what.run();
      System.out.println("done");
    } catch (Throwable e) {
      StackTraceElement[] stack = e.getStackTrace();
      System.out.println(e + " at " + stack[0] + " of " + stack.length);
    }
  }

  public static void main(String[] args) throws Exception {
    FailingHandles it = new FailingHandles();
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    VarHandle x = lookup.findVarHandle(FailingHandles.class, "x", int.class);
    attempt(() -> none.set(it, 1));
    attempt(() -> x.setVolatile((FailingHandles) null, 1));
    attempt(() -> x.setVolatile((Object) "another", 1));
    attempt(() -> x.getAndAdd(it, "no number"));
    attempt(() -> System.out.println((int) x.compareAndExchange(it, 0, 2) + it.x));
    VarHandle constant = lookup.findVarHandle(FailingHandles.class, "constant", int.class);
    attempt(() -> constant.set(it, it.constant + 1));
    VarHandle element = MethodHandles.arrayElementVarHandle(int[].class);
    attempt(() -> element.getAndAdd(new int[3], -1, 1));
    attempt(() -> element.setRelease(new int[3], 3, 1));
    VarHandle object = MethodHandles.arrayElementVarHandle(Object[].class);
    attempt(() -> object.setVolatile(new String[1], 0, (Object) 3));
    MethodHandle getter = lookup.findGetter(FailingHandles.class, "x", int.class);
    attempt(() -> System.out.println((int) noMethod.invokeExact(it)));
    attempt(() -> System.out.println((int) getter.invokeExact((FailingHandles) null)));
    attempt(() -> System.out.println((long) getter.invokeExact(it)));
    Field field = FailingHandles.class.getDeclaredField("x");
    attempt(() -> noField.setInt(it, 1));
    attempt(() -> field.get(null));
    attempt(() -> field.set("another", 1));
    attempt(() -> Array.get(null, 0));
    attempt(() -> Array.setInt(new int[2], 7, 3));
    AtomicIntegerFieldUpdater<FailingHandles> updater =
        AtomicIntegerFieldUpdater.newUpdater(FailingHandles.class, "v");
    attempt(() -> updater.set(null, 3));
    attempt(() -> System.out.println(updater.incrementAndGet(it) + it.v));
  }
}
