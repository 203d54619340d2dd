package catalogue.lockdiscipline;

/** A thread reads what was written before it was started. */
final class Thread1 extends Thread {
  private int var;

  Thread1(int i) {
    var = i;
  }

  @Override
  public void run() {
    setName("var is " + var);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread1 t1 = new Thread1(42);
    t1.start();
    t1.join();
  }
}
