package harrier.shadow;

import java.lang.ref.WeakReference;

/** Counts the runs of the garbage collector, roughly: by an object that only it takes away. */
final class CollectorWatch {
  private static volatile WeakReference<Object> canary = new WeakReference<>(new Object());
  private static volatile int runs;

  private CollectorWatch() {}

  /** Changes when the collector has run. Threads may lose a count, never all of them. */
  static int runs() {
    if (canary.refersTo(null)) {
      canary = new WeakReference<>(new Object());
      runs = runs + 1;
    }
    return runs;
  }
}
