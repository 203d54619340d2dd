package idioms.references;

import baton.Baton;
import java.lang.ref.Cleaner;

/** The last use of an object is not ordered with its cleaning action. */
public final class CleanerAfterLastUse {
  private static final Baton baton = new Baton();

  private static final class State implements Runnable {
    int handle;

    @Override
    public void run() {
      handle++; // race
      baton.pass(1);
    }
  }

  private static final class Resource {
    final State state = new State();

    void use() {
      state.handle++; // race
    }
  }

  private static void make(Cleaner cleaner) {
    Resource resource = new Resource();
    cleaner.register(resource, resource.state);
    resource.use();
  }

  private CleanerAfterLastUse() {}

  public static void run() throws Exception {
    make(Cleaner.create());
    System.gc();
    baton.await(1);
  }
}
