package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.invoke.VarHandle;

/** Fences without a variable between them order nothing. */
public final class FencesAlone {

  private int value;
  private int data;

  private FencesAlone() {}

  public static void run() {
    FencesAlone shared = new FencesAlone();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          shared.first();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          shared.second();
        });
  }

  private void first() throws Exception {
    data = 1; // race
    VarHandle.fullFence();
  }

  private void second() throws Exception {
    VarHandle.fullFence();
    Value.use(data); // race
  }
}
