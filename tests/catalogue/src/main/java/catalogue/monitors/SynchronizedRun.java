package catalogue.monitors;

/** A synchronized run method locks the thread object, and each thread is another. */
final class SynchronizedRun extends Thread {
  private static int value;

  @Override
  public synchronized void run() {
    value++; // race value
  }

  public static void main(String[] args) throws InterruptedException {
    SynchronizedRun first = new SynchronizedRun();
    SynchronizedRun second = new SynchronizedRun();
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
