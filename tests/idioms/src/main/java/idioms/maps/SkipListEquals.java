package idioms.maps;

import baton.Baton;
import baton.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/** Values that another thread has stored compare themselves with those of another map. */
public final class SkipListEquals {
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
  private static final Map<String, Item> map = new ConcurrentSkipListMap<>();

  static void give() {
    map.put("one", new Item(1));
    map.put("two", new Item(2));
    baton.pass(1);
  }

  static void take() {
    baton.await(1);
    if (!map.equals(Map.of("one", new Item(1), "two", new Item(2)))) {
      throw new IllegalStateException();
    }
  }

  private SkipListEquals() {}

  public static void run() {
    Threads.together(SkipListEquals::give, SkipListEquals::take);
  }
}
