package idioms.references;

import baton.Threads;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;

/** An action that another thread runs by hand sees what came before it was registered. */
public final class CleanedElsewhere {
  private static int value;

  private CleanedElsewhere() {}

  public static void run() throws Exception {
    Cleaner cleaner = Cleaner.create();
    Object guarded = new Object();
    value = 1;
    Cleaner.Cleanable cleanable = cleaner.register(guarded, () -> value++);
    Threads.Worker other = Threads.start(cleanable::clean);
    other.finish();
    value++;
    Reference.reachabilityFence(guarded);
  }
}
