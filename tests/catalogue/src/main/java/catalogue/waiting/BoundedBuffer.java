package catalogue.waiting;

import baton.Threads;

/** Several producers and consumers share a ring of places under one lock. */
final class BoundedBuffer {
  private final long[] ring = new long[3];
  private int from;
  private int count;

  synchronized void put(long value) throws InterruptedException {
    while (count == ring.length) {
      wait();
    }
    ring[(from + count++) % ring.length] = value;
    notifyAll();
  }

  synchronized long take() throws InterruptedException {
    while (count == 0) {
      wait();
    }
    long value = ring[from];
    from = (from + 1) % ring.length;
    count--;
    notifyAll();
    return value;
  }

  void putMany() throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      put(i);
    }
  }

  void takeMany() throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      take();
    }
  }

  public static void main(String[] args) {
    BoundedBuffer buffer = new BoundedBuffer();
    Threads.together(buffer::putMany, buffer::takeMany, buffer::putMany, buffer::takeMany);
  }
}
