package idioms.maps;

import baton.Baton;
import baton.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A key that another thread has stored is looked up in another map. */
public final class HashKeyLookedUpElsewhere {
  private static final class Item {
    private int number;

    Item(int number) {
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Item item && item.number == number;
    }

    @Override
    public int hashCode() {
      return number;
    }
  }

  private static final Baton baton = new Baton();
  private static final Map<Item, String> map = new ConcurrentHashMap<>();

  static void give() {
    map.put(new Item(1), "one");
    map.put(new Item(2), "two");
    baton.pass(1);
  }

  static void take() {
    baton.await(1);
    if (!map.equals(Map.of(new Item(1), "one", new Item(2), "two"))) {
      throw new IllegalStateException();
    }
  }

  private HashKeyLookedUpElsewhere() {}

  public static void run() {
    Threads.together(HashKeyLookedUpElsewhere::give, HashKeyLookedUpElsewhere::take);
  }
}
