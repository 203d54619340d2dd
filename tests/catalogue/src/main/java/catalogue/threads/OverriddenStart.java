package catalogue.threads;

/** A thread class overrides start and join, and calls those of Thread from other methods. */
final class OverriddenStart extends Thread {
  private int starts;
  private int value;

  @Override
  public void start() {
    starts++;
    super.start();
  }

  void finish() throws InterruptedException {
    super.join();
    value++;
  }

  @Override
  public void run() {
    value += starts;
  }

  public static void main(String[] args) throws InterruptedException {
    OverriddenStart thread = new OverriddenStart();
    thread.value = 1;
    thread.start();
    thread.finish();
  }
}
