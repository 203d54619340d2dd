package harrier.shadow;

import java.util.ArrayList;
import java.util.List;

/** The shadow of a barrier: who has arrived in the generation that is still open. */
public final class ShadowBarrier extends SpinLock {
  /** What to do with the threads of a generation while none of them can go on. */
  public interface Release {
    void of(List<ShadowThread> threads);
  }

  /** Guarded by this lock. */
  private List<ShadowThread> arrived = new ArrayList<>();

  public void arrive(ShadowThread t) {
    lock();
    try {
      arrived.add(t);
    } finally {
      unlock();
    }
  }

  /** The first thread of a generation that passes releases them all: by then all have arrived. */
  public void pass(ShadowThread t, Release release) {
    lock();
    try {
      if (arrived.contains(t)) {
        List<ShadowThread> together = arrived;
        arrived = new ArrayList<>();
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
      arrived.remove(t);
    } finally {
      unlock();
    }
  }
}
