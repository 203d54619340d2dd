package idioms.references;

import baton.Baton;

/** An inherited finalizer that calls a method of the subclass sees its fields. */
public final class FinalizerCallsDown {
  private static final Baton baton = new Baton();

  private abstract static class Finalized {
    @Override
    protected void finalize() {
      release();
      baton.pass(1);
    }

    abstract void release();
  }

  private static final class Derived extends Finalized {
    int handle = 1;

    @Override
    void release() {
      handle++;
    }
  }

  private static void make() {
    new Derived();
  }

  private FinalizerCallsDown() {}

  public static void run() throws Exception {
    make();
    System.gc();
    baton.await(1);
  }
}
