package catalogue.threads;

/** Two threads of a class with its own run method share a static. */
final class ThreadSubclass extends Thread {
  private static int shared;
  private int own;

  @Override
  public void run() {
    own++;
    shared++; // race shared
  }

  public static void main(String[] args) throws InterruptedException {
    ThreadSubclass first = new ThreadSubclass();
    ThreadSubclass second = new ThreadSubclass();
    first.start();
    second.start();
    first.join();
    second.join();
    second.own += first.own;
  }
}
