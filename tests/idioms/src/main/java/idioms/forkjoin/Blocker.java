package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;

/** A managed blocker blocks and goes on in the same thread. */
public final class Blocker {
  private static int value;

  private static void block() {
    try {
      ForkJoinPool.managedBlock(
          new ForkJoinPool.ManagedBlocker() {
            @Override
            public boolean block() {
              value++;
              return true;
            }

            @Override
            public boolean isReleasable() {
              return false;
            }
          });
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private Blocker() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    value = 1;
    pool.submit(() -> block()).join();
    value++;
    pool.shutdown();
  }
}
