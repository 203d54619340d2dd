package idioms25.scopes;

import baton.Baton;
import java.util.concurrent.StructuredTaskScope;

/** A scoped value is shared with subtasks, not guarded. */
public final class BoundValueRaces {
  private static final Baton baton = new Baton();

  private static final class Box {
    int state;
  }

  private static final ScopedValue<Box> box = ScopedValue.newInstance();

  private static int use() throws InterruptedException {
    try (var scope = StructuredTaskScope.open()) {
      scope.fork(
          () -> {
            box.get().state++; // race
            baton.pass(1);
            return 1;
          });
      baton.await(1);
      box.get().state++; // race
      scope.join();
    }
    return 1;
  }

  private BoundValueRaces() {}

  public static void run() throws Exception {
    ScopedValue.where(box, new Box()).call(BoundValueRaces::use);
  }
}
