package idioms.references;

import baton.Baton;

/** A finalizer comes after the constructor. */
public final class FinalizerSeesConstructor {
  private static final Baton baton = new Baton();

  private static final class Finalized {
    int state;

    Finalized() {
      state = 1;
    }

    @Override
    protected void finalize() {
      state++;
      baton.pass(1);
    }
  }

  private static void make() {
    new Finalized();
  }

  private FinalizerSeesConstructor() {}

  public static void run() throws Exception {
    make();
    System.gc();
    baton.await(1);
  }
}
