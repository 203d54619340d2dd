package idioms;

/** What cases do with a value they have read. */
public final class Value {
  private Value() {}

  public static void use(int value) {
    if (value == Integer.MIN_VALUE) {
      throw new IllegalStateException("no case writes this");
    }
  }
}
