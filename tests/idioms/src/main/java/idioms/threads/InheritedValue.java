package idioms.threads;

import baton.Threads;

/** A thread inherits values from who made it. */
public final class InheritedValue {
  private InheritedValue() {}

  public static void run() throws Exception {
    InheritableThreadLocal<int[]> inherited = new InheritableThreadLocal<>();
    inherited.set(new int[1]);
    inherited.get()[0]++;
    Threads.await(() -> inherited.get()[0]++);
    inherited.get()[0]++;
  }
}
