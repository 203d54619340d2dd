package catalogue.methods;

import baton.Threads;

/** A resource counts how often it is open, without a lock. */
final class TryWithResources implements AutoCloseable {
  private static int open;
  private static int failures;

  static TryWithResources open() {
    return new TryWithResources();
  }

  @Override
  public void close() {
    open--; // race open
    throw new IllegalStateException();
  }

  static void use() {
    try (TryWithResources resource = open()) {
      resource.hashCode();
    } catch (IllegalStateException e) {
      synchronized (TryWithResources.class) {
        failures++;
      }
    }
  }

  public static void main(String[] args) {
    Threads.together(TryWithResources::use, TryWithResources::use);
  }
}
