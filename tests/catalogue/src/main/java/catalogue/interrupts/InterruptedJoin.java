package catalogue.interrupts;

import baton.Baton;
import baton.Threads;

/** A join that ends by an interrupt orders nothing with the thread it waited for. */
final class InterruptedJoin {
  private static final Baton baton = new Baton();
  private static int value;

  static void write() {
    value = 1; // race value
    baton.await(1);
  }

  static void join(Thread writer) {
    try {
      writer.join();
      throw new AssertionError("the writer has ended");
    } catch (InterruptedException e) {
      value = 2; // race value
    }
  }

  public static void main(String[] args) {
    Threads.Worker writer = Threads.start(InterruptedJoin::write);
    Threads.Worker joiner = Threads.start(() -> join(writer));
    joiner.interrupt();
    joiner.finish();
    baton.pass(1);
    writer.finish();
  }
}
