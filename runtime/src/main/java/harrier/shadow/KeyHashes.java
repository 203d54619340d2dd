package harrier.shadow;

/**
 * The hashes that maps have asked for, of keys that only the target can tell apart: so they are
 * known to the map's models without running code of the target again. Touched by one thread only.
 */
public final class KeyHashes {
  private static final int LIMIT = 16;

  private int latest;
  private int count;
  private Object[] keys;
  private int[] hashes;

  /** A map has a hash now; whose it is will be said next. */
  public void computed(int hash) {
    latest = hash;
  }

  /** The latest hash is that of a key, which is in use until it is forgotten. */
  public void remember(Object key) {
    if (keys == null) {
      keys = new Object[LIMIT];
      hashes = new int[LIMIT];
    } else if (count == LIMIT) {
      truncate(0); // left behind by operations that ended in exceptions
    }
    keys[count] = key;
    hashes[count++] = latest;
  }

  public int of(Object key, int otherwise) {
    int at = find(key);
    return at < 0 ? otherwise : hashes[at];
  }

  public void forget(Object key) {
    int at = find(key);
    if (at >= 0) {
      truncate(at);
    }
  }

  private int find(Object key) {
    int at = count - 1;
    while (at >= 0 && keys[at] != key) {
      at--;
    }
    return at;
  }

  private void truncate(int size) {
    while (count > size) {
      keys[--count] = null;
    }
  }
}
