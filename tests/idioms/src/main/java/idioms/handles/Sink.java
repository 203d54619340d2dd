package idioms.handles;

/** Takes values so that they are used. */
final class Sink {
  private Sink() {}

  static void take(long value) {
    if (value == Long.MIN_VALUE) {
      throw new IllegalStateException();
    }
  }
}
