package idioms.references;

import baton.Baton;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;

/** A cleaning action sees what came before a reachability fence. */
public final class Fence {
  private static final Baton baton = new Baton();
  private static int value;

  private static void register(Cleaner cleaner) {
    Object guarded = new Object();
    cleaner.register(
        guarded,
        () -> {
          value++;
          baton.pass(1);
        });
    value = 1;
    Reference.reachabilityFence(guarded);
  }

  private Fence() {}

  public static void run() throws Exception {
    Cleaner cleaner = Cleaner.create();
    register(cleaner);
    System.gc();
    baton.await(1);
  }
}
