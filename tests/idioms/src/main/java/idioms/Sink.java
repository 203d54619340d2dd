package idioms;

/** Takes values so that they are used. */
public final class Sink {
  private Sink() {}

  public static void take(long value) {
    if (value == Long.MIN_VALUE) {
      throw new IllegalStateException();
    }
  }
}
