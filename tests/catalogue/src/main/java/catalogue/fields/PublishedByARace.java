package catalogue.fields;

import baton.Baton;
import baton.Threads;

/**
 * An object is handed over without synchronization: what its constructor wrote is seen in a race.
 */
final class PublishedByARace {
  private static final Baton baton = new Baton();
  private static PublishedByARace shared;

  private int value;

  PublishedByARace(int value) {
    this.value = value; // race value
  }

  static void use() {
    baton.await(1);
    int unused = shared.value; // race shared value
  }

  public static void main(String[] args) {
    Threads.Worker worker = Threads.start(PublishedByARace::use);
    shared = new PublishedByARace(42); // race shared
    baton.pass(1);
    worker.finish();
  }
}
