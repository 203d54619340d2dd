package harrier.hook;

import java.lang.reflect.Field;
import jdk.internal.vm.annotation.Hidden;

/**
 * The actions that models can name: what a method of the JDK or of a library does to the order of
 * threads. Every public method here is a word of the model format.
 */
public final class ModelHooks {
  private ModelHooks() {}

  // Threads.

  @Hidden
  public static void start(Thread child) {
    ThreadHooks.start(child);
  }

  @Hidden
  public static void end(Thread thread) {
    ThreadHooks.end(thread);
  }

  @Hidden
  public static void join(Thread ended) {
    ThreadHooks.joined(ended);
  }

  @Hidden
  public static void interrupt(Thread other) {
    ThreadHooks.interrupt(other);
  }

  @Hidden
  public static void interrupted() {
    ThreadHooks.interrupted();
  }

  @Hidden
  public static void askedInterrupted(Thread thread) {
    if (thread == Thread.currentThread()) {
      ThreadHooks.interrupted();
    }
  }

  // The JVM.

  @Hidden
  public static int halting(int status) {
    return RunHooks.halting(status);
  }

  @Hidden
  public static void shutDown() {
    RunHooks.shutDown();
  }

  @Hidden
  public static void uncaught(Thread thread) {
    RunHooks.uncaught(thread);
  }

  @Hidden
  public static Field[] visible(Field[] fields) {
    return RunHooks.visible(fields);
  }

  // Scopes.

  /** Until the scope is left, models say nothing on this thread. */
  @Hidden
  public static int opaque() {
    return Threads.current().enterScope(true);
  }

  /** Until the scope is left, models speak again: code of the target runs. */
  @Hidden
  public static int callback() {
    return Threads.current().enterScope(false);
  }

  @Hidden
  public static void leaveScope(int before) {
    Threads.current().leaveScope(before);
  }
}
