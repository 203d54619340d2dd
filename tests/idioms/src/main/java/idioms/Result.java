package idioms;

/** What cases do with the result of a call. */
public final class Result {
  private Result() {}

  public static void use(Object result) {
    if (result == Result.class) {
      throw new IllegalStateException("no case makes this");
    }
  }
}
