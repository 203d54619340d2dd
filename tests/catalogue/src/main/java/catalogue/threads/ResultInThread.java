package catalogue.threads;

/** A thread object carries arguments in and results out. */
final class ResultInThread extends Thread {
  private final int[] input;
  private int result;

  ResultInThread(int... input) {
    this.input = input;
    setName("sum of " + input.length);
  }

  @Override
  public void run() {
    for (int number : input) {
      result += number;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ResultInThread left = new ResultInThread(1, 2, 3);
    ResultInThread right = new ResultInThread(4, 5, 6);
    left.start();
    right.start();
    left.join();
    right.join();
    left.result += right.result;
  }
}
