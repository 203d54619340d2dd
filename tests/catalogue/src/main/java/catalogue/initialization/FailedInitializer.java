package catalogue.initialization;

import baton.Threads;

/** A class whose initializer failed stays unusable, and what it wrote is in order. */
final class FailedInitializer {
  private static int attempts;

  private static final class Broken {
    static int value = fail();

    static int fail() {
      attempts++;
      throw new IllegalStateException();
    }
  }

  static int use() {
    try {
      return Broken.value;
    } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
      return -1;
    }
  }

  public static void main(String[] args) {
    Threads.together(FailedInitializer::use, FailedInitializer::use);
    attempts++;
  }
}
