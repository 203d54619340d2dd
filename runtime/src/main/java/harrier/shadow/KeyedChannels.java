package harrier.shadow;

/**
 * The channels of the keys of one map: what a thread did before it stored a key is published to
 * that key alone. Keys are told apart by a hash, so that no code of the target runs.
 */
public final class KeyedChannels extends SpinLock {
  private static final class Node {
    final int hash;
    final ShadowChannel channel;
    final Node next;

    Node(int hash, ShadowChannel channel, Node next) {
      this.hash = hash;
      this.channel = channel;
      this.next = next;
    }
  }

  /** What the names of its channels begin with, before the type of the map. */
  public static final String KEY_OF = "key of ";

  /** The channel of a map that every key publishes to. */
  public static final String ALL = "all keys";

  private final String name;

  /** Lists of channels by hash. Replaced when it grows; changed under this lock. */
  private volatile Buckets<Node> buckets = new Buckets<>(16);

  private int size;

  KeyedChannels(Class<?> type) {
    name = KEY_OF + type.getTypeName();
  }

  /** The channel of a key that has been published, or null. */
  public ShadowChannel present(int hash) {
    return find(buckets, hash);
  }

  public ShadowChannel of(int hash) {
    ShadowChannel present = find(buckets, hash);
    if (present != null) {
      return present;
    }
    lock();
    try {
      present = find(buckets, hash);
      if (present == null) {
        present = new ShadowChannel(name);
        if (size >= buckets.length()) {
          grow();
        }
        add(buckets, hash, present);
        size++;
      }
      return present;
    } finally {
      unlock();
    }
  }

  private static int index(Buckets<Node> all, int hash) {
    return (hash * 0x9E3779B9 >>> 16) & (all.length() - 1);
  }

  private static ShadowChannel find(Buckets<Node> all, int hash) {
    for (Node n = all.get(index(all, hash)); n != null; n = n.next) {
      if (n.hash == hash) {
        return n.channel;
      }
    }
    return null;
  }

  private static void add(Buckets<Node> all, int hash, ShadowChannel channel) {
    int i = index(all, hash);
    all.set(i, new Node(hash, channel, all.get(i)));
  }

  private void grow() {
    Buckets<Node> old = buckets;
    Buckets<Node> larger = new Buckets<>(old.length() * 2);
    for (int i = 0; i < old.length(); i++) {
      for (Node n = old.get(i); n != null; n = n.next) {
        add(larger, n.hash, n.channel);
      }
    }
    buckets = larger;
  }
}
