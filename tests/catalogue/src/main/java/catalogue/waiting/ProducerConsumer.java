package catalogue.waiting;

import baton.Threads;

/** A producer hands numbers to a consumer through one guarded place. */
final class ProducerConsumer {
  private Integer place;

  synchronized void put(int value) throws InterruptedException {
    while (place != null) {
      wait();
    }
    place = value;
    notifyAll();
  }

  synchronized int take() throws InterruptedException {
    while (place == null) {
      wait();
    }
    int value = place;
    place = null;
    notifyAll();
    return value;
  }

  public static void main(String[] args) {
    ProducerConsumer queue = new ProducerConsumer();
    Threads.together(
        () -> {
          for (int i = 0; i < 20; i++) {
            queue.put(i);
          }
        },
        () -> {
          for (int i = 0; i < 20; i++) {
            queue.take();
          }
        });
  }
}
