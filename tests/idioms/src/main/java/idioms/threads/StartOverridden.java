package idioms.threads;

/** A subclass may do more when it is started. */
public final class StartOverridden {
  private static int value;

  private static final class Counting extends Thread {
    @Override
    public void start() {
      value++;
      super.start();
    }

    @Override
    public void run() {
      value++;
    }
  }

  private StartOverridden() {}

  public static void run() throws Exception {
    Counting counting = new Counting();
    counting.start();
    counting.join();
    value++;
  }
}
