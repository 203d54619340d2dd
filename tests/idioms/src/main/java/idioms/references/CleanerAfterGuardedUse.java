package idioms.references;

import baton.Baton;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;

/** A use that ends with a reachability fence comes before the cleaning action. */
public final class CleanerAfterGuardedUse {
  private static final Baton baton = new Baton();

  private static final class State implements Runnable {
    int handle;

    @Override
    public void run() {
      handle++;
      baton.pass(1);
    }
  }

  private static final class Resource {
    final State state = new State();

    void use() {
      try {
        state.handle++;
      } finally {
        Reference.reachabilityFence(this);
      }
    }
  }

  private static void make(Cleaner cleaner) {
    Resource resource = new Resource();
    cleaner.register(resource, resource.state);
    resource.use();
  }

  private CleanerAfterGuardedUse() {}

  public static void run() throws Exception {
    make(Cleaner.create());
    System.gc();
    baton.await(1);
  }
}
