package harrier.hook;

/**
 * Whether idle hooks call the hooks they stand for. Each class of them asks once, when a class that
 * was instrumented offline first calls it: a program that no agent watches must not load a hook.
 */
public final class Waking {
  private static volatile boolean isWanted;

  private Waking() {}

  /** To be called before the target runs. */
  public static void set(boolean wanted) {
    isWanted = wanted;
  }

  public static boolean isWanted() {
    return isWanted;
  }
}
