package idioms.references;

import java.lang.ref.Cleaner;
import java.lang.ref.Reference;

/** An action that is run by hand runs in that thread. */
public final class CleanedByHand {
  private static int value;

  private CleanedByHand() {}

  public static void run() throws Exception {
    Cleaner cleaner = Cleaner.create();
    Object guarded = new Object();
    Cleaner.Cleanable cleanable = cleaner.register(guarded, () -> value++);
    value = 1;
    cleanable.clean();
    value++;
    Reference.reachabilityFence(guarded);
  }
}
