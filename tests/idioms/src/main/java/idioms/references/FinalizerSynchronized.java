package idioms.references;

import baton.Baton;

/** A finalizer that takes the lock of its object comes after those who held it. */
public final class FinalizerSynchronized {
  private static final Baton baton = new Baton();

  private static final class Finalized {
    int state;

    synchronized void use() {
      state++;
    }

    @Override
    protected synchronized void finalize() {
      state++;
      baton.pass(1);
    }
  }

  private static void make() {
    new Finalized().use();
  }

  private FinalizerSynchronized() {}

  public static void run() throws Exception {
    make();
    System.gc();
    baton.await(1);
  }
}
