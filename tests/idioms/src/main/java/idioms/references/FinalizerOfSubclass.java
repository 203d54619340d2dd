package idioms.references;

import baton.Baton;

/** An inherited finalizer comes after the constructor of the subclass. */
public final class FinalizerOfSubclass {
  private static final Baton baton = new Baton();

  private static class Finalized {
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

  private static final class Derived extends Finalized {
    Derived() {
      state = 2;
    }
  }

  private static void make() {
    new Derived();
  }

  private FinalizerOfSubclass() {}

  public static void run() throws Exception {
    make();
    System.gc();
    baton.await(1);
  }
}
