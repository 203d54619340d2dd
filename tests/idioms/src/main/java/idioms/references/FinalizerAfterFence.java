package idioms.references;

import baton.Baton;
import java.lang.ref.Reference;

/** A finalizer comes after a reachability fence. */
public final class FinalizerAfterFence {
  private static final Baton baton = new Baton();

  private static final class Finalized {
    int state;

    @Override
    protected void finalize() {
      state++;
      baton.pass(1);
    }
  }

  private static void make() {
    Finalized finalized = new Finalized();
    finalized.state = 1;
    Reference.reachabilityFence(finalized);
  }

  private FinalizerAfterFence() {}

  public static void run() throws Exception {
    make();
    System.gc();
    baton.await(1);
  }
}
