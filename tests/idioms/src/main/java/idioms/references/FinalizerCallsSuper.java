package idioms.references;

import baton.Baton;

/** Finalizers of a class and its superclass come after both constructors. */
public final class FinalizerCallsSuper {
  private static final Baton baton = new Baton();

  private static class Finalized {
    int state = 1;

    @Override
    protected void finalize() throws Throwable {
      state++;
    }
  }

  private static final class Derived extends Finalized {
    int more = 1;

    @Override
    protected void finalize() throws Throwable {
      more++;
      super.finalize();
      baton.pass(1);
    }
  }

  private static void make() {
    new Derived();
  }

  private FinalizerCallsSuper() {}

  public static void run() throws Exception {
    make();
    System.gc();
    baton.await(1);
  }
}
