package catalogue.lockdiscipline;

import baton.Baton;

/** A thread reads what was written before it was started, and its parent writes that again. */
final class Thread1WrittenAgain extends Thread {
  private static final Baton baton = new Baton();
  private int var;

  Thread1WrittenAgain(int i) {
    var = i;
  }

  @Override
  public void run() {
    setName("var is " + var); // race var
    baton.pass(1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread1WrittenAgain t1 = new Thread1WrittenAgain(42);
    t1.start();
    baton.await(1);
    t1.var = 23; // race var
    t1.join();
  }
}
