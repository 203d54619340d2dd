package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;

/** The common pool orders like any other. */
public final class CommonPool {
  private static int value;

  private CommonPool() {}

  public static void run() throws Exception {
    value = 1;
    ForkJoinPool.commonPool().submit(() -> value++).join();
    value++;
  }
}
