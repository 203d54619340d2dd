package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Values that another thread has stored are made into text. */
public final class HashValuesAsText {
  private static final class Item {
    private int number;

    Item(int number) {
      this.number = number;
    }

    @Override
    public String toString() {
      return "item " + number;
    }
  }

  private static final Baton baton = new Baton();
  private static final Map<String, Item> map = new ConcurrentHashMap<>();

  static void give() {
    map.put("one", new Item(1));
    map.put("two", new Item(2));
    baton.pass(1);
  }

  static void take() {
    baton.await(1);
    Result.use(map.toString());
  }

  private HashValuesAsText() {}

  public static void run() {
    Threads.together(HashValuesAsText::give, HashValuesAsText::take);
  }
}
