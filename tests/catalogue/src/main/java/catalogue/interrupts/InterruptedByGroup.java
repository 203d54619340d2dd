package catalogue.interrupts;

/** A thread group interrupts its threads, and what came before is safe for them. */
final class InterruptedByGroup {
  private static int value;

  static void work() {
    while (!Thread.interrupted()) {
      Thread.onSpinWait();
    }
    synchronized (InterruptedByGroup.class) {
      value++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ThreadGroup group = new ThreadGroup("group");
    Thread first = new Thread(group, InterruptedByGroup::work);
    Thread second = new Thread(group, InterruptedByGroup::work);
    first.start();
    second.start();
    value = 1;
    group.interrupt();
    first.join();
    second.join();
  }
}
