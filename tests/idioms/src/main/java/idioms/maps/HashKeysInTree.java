package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.concurrent.ConcurrentHashMap;

/** So many keys have one hash that they are in a tree; they compare themselves there. */
public final class HashKeysInTree {
  private static final int KEYS = 20;
  private static final Baton baton = new Baton();
  private static final ConcurrentHashMap<Key, Integer> map = new ConcurrentHashMap<>(256);

  /** A key whose state is not final. */
  private static final class Key {
    private int number;

    Key(int number) {
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && key.number == number;
    }

    @Override
    public int hashCode() {
      return 7;
    }
  }

  private HashKeysInTree() {}

  static void give() throws Exception {
    for (int i = 0; i < KEYS; i++) {
      map.put(new Key(i), i);
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get(new Key(KEYS - 1)));
    baton.pass(2);
  }

  static void change() throws Exception {
    baton.await(2);
    map.put(new Key(3), 4);
    baton.pass(3);
  }

  static void remove() throws Exception {
    baton.await(3);
    Result.use(map.remove(new Key(5)));
    baton.pass(4);
  }

  static void compute() throws Exception {
    baton.await(4);
    map.merge(new Key(2), 1, Integer::sum);
  }

  public static void run() {
    Threads.together(
        HashKeysInTree::give,
        HashKeysInTree::take,
        HashKeysInTree::change,
        HashKeysInTree::remove,
        HashKeysInTree::compute);
  }
}
