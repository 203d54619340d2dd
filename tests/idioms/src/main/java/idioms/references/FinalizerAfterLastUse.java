package idioms.references;

import baton.Baton;

/** The last use of an object is not ordered with its finalizer. */
public final class FinalizerAfterLastUse {
  private static final Baton baton = new Baton();

  private static final class Finalized {
    int state;

    void use() {
      state++; // race
    }

    @Override
    protected void finalize() {
      state++; // race
      baton.pass(1);
    }
  }

  private static void make() {
    new Finalized().use();
  }

  private FinalizerAfterLastUse() {}

  public static void run() throws Exception {
    make();
    System.gc();
    baton.await(1);
  }
}
