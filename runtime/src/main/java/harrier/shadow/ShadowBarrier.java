package harrier.shadow;

import java.util.ArrayList;
import java.util.List;

/** The shadow of a barrier: who has arrived in generations of which nobody has passed yet. */
public final class ShadowBarrier extends SpinLock {
  /** What to do with the threads of a generation while none of them can go on. */
  public interface Release {
    void of(List<ShadowThread> threads);
  }

  /** A thread that waits for the others of its generation. */
  private record Arrival(ShadowThread thread, int generation) {}

  /** Guarded by this lock. */
  private List<Arrival> arrived = new ArrayList<>();

  /**
   * @param generation its number; always the same if those of the barrier have none
   */
  public void arrive(ShadowThread t, int generation) {
    lock();
    try {
      arrived.add(new Arrival(t, generation));
    } finally {
      unlock();
    }
  }

  /** The first thread of a generation that passes releases them all: by then all have arrived. */
  public void pass(ShadowThread t, Release release) {
    lock();
    try {
      Arrival own = find(t);
      if (own != null) {
        List<ShadowThread> together = new ArrayList<>();
        List<Arrival> later = new ArrayList<>();
        for (Arrival each : arrived) {
          if (each.generation == own.generation) {
            together.add(each.thread);
          } else {
            later.add(each);
          }
        }
        arrived = later;
        release.of(together);
      }
    } finally {
      unlock();
    }
  }

  /** The thread gives up: it timed out, was interrupted, or the barrier broke. */
  public void withdraw(ShadowThread t) {
    lock();
    try {
      arrived.remove(find(t));
    } finally {
      unlock();
    }
  }

  private Arrival find(ShadowThread t) {
    for (Arrival each : arrived) {
      if (each.thread == t) {
        return each;
      }
    }
    return null;
  }
}
