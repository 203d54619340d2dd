package catalogue.threads;

/** Threads of one group, or of different ones, are threads like any other. */
final class ThreadGroups {
  private static int shared;
  private static int guarded;

  static void update() {
    shared++; // race shared
    synchronized (ThreadGroups.class) {
      guarded++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ThreadGroup group = new ThreadGroup("group");
    ThreadGroup inner = new ThreadGroup(group, "inner");
    Thread first = new Thread(group, ThreadGroups::update, "first");
    Thread second = new Thread(inner, ThreadGroups::update, "second", 1 << 18);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
