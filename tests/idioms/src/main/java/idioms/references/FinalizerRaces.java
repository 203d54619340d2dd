package idioms.references;

import baton.Baton;

/** A finalizer is not ordered with whoever comes later. */
public final class FinalizerRaces {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Finalized {
    @Override
    protected void finalize() {
      value++; // race
      baton.pass(1);
    }
  }

  private static void make() {
    new Finalized();
  }

  private FinalizerRaces() {}

  public static void run() throws Exception {
    make();
    System.gc();
    baton.await(1);

    value++; // race
  }
}
