package catalogue.threads;

/** One Runnable is given to two threads. */
final class RunnableObject implements Runnable {
  private int runs;

  @Override
  public void run() {
    runs++; // race runs
  }

  public static void main(String[] args) throws InterruptedException {
    RunnableObject task = new RunnableObject();
    Thread first = new Thread(task, "first");
    Thread second = new Thread(task, "second");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
