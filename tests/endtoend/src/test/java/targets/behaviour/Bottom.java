package targets.behaviour;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/** Uses maps and locks where there is next to no stack left, and then walks the stack. */
final class Bottom {
  private static int uses;

  private Bottom() {}

  @SuppressWarnings("InfiniteRecursion") // on purpose
  private static void fall() {
    try {
      fall();
    } catch (StackOverflowError e) {
      use();
      throw e;
    }
  }

  private static void use() {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    map.put("one", 1);
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    lock.unlock();
    uses++;
  }

  public static void main(String[] args) {
    use();
    try {
      fall();
    } catch (StackOverflowError e) {
      System.out.println("back");
    }
    use();
    System.out.println(uses > 1);
    System.out.println(StackWalker.getInstance().<Long>walk(frames -> frames.count()));
  }
}
