package targets.behaviour;

/** Loads a class where there is next to no stack left, and then guards a counter with it. */
final class LateClass {
  private static Object made;
  private static int counter;

  private LateClass() {}

  /** Lets one thread in at a time. */
  private static final class Gate {
    synchronized void count() {
      counter++;
    }
  }

  @SuppressWarnings("InfiniteRecursion") // on purpose
  private static void fall() {
    try {
      fall();
    } catch (StackOverflowError e) {
      if (made == null) {
        made = new Gate();
      }
      throw e;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    try {
      fall();
    } catch (StackOverflowError e) {
      System.out.println("back");
    }
    Gate gate = new Gate();
    Thread[] threads = {new Thread(gate::count), new Thread(gate::count)};
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(counter);
  }
}
