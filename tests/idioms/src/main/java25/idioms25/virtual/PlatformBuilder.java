package idioms25.virtual;

/** Platform threads have builders as well. */
public final class PlatformBuilder {
  private static int value;

  private PlatformBuilder() {}

  public static void run() throws Exception {
    value = 1;
    Thread thread = Thread.ofPlatform().daemon().start(() -> value++);
    thread.join();
    value++;
  }
}
