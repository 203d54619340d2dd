package catalogue.monitors;

import baton.Threads;

/** A static synchronized method and an instance one do not hold the same lock. */
final class StaticAndInstance {
  private static int value;

  static synchronized void ofClass() {
    value++; // race value
  }

  synchronized void ofInstance() {
    value++; // race value
  }

  public static void main(String[] args) {
    Threads.together(StaticAndInstance::ofClass, new StaticAndInstance()::ofInstance);
  }
}
