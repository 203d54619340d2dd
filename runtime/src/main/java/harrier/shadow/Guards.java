package harrier.shadow;

/**
 * Locks that the JDK holds on behalf of one thread while it writes, reads or logs. They order what
 * code of the target does inside, so they are taken only once such code is reached.
 */
public final class Guards {
  private static final Object[] NO_LOCKS = {};
  private static final boolean[] NONE_TAKEN = {};

  private Object[] locks = NO_LOCKS;
  private boolean[] taken = NONE_TAKEN;
  private int count;

  public void push(Object lock) {
    if (count == locks.length) {
      locks = java.util.Arrays.copyOf(locks, count + 4);
      taken = java.util.Arrays.copyOf(taken, count + 4);
    }
    locks[count] = lock;
    taken[count++] = false;
  }

  /** Gives up a lock and whatever was pushed after it; answers whether it had been taken. */
  public boolean pop(Object lock) {
    int last = count - 1;
    while (last >= 0 && locks[last] != lock) {
      last--;
    }
    if (last < 0) {
      return false;
    }
    while (count > last) {
      locks[--count] = null;
    }
    return taken[last];
  }

  public int count() {
    return count;
  }

  /** The lock at an index if it has not been taken: it is from now on. Null otherwise. */
  public Object take(int index) {
    if (taken[index]) {
      return null;
    }
    taken[index] = true;
    return locks[index];
  }
}
