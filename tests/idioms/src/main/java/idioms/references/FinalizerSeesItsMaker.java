package idioms.references;

import baton.Baton;

/** A finalizer sees what came before the object was made. */
public final class FinalizerSeesItsMaker {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Finalized {
    int state;

    @Override
    protected void finalize() {
      value++;
      baton.pass(1);
    }
  }

  private static void make() {
    value = 1;
    new Finalized();
  }

  private FinalizerSeesItsMaker() {}

  public static void run() throws Exception {
    make();
    System.gc();
    baton.await(1);
  }
}
