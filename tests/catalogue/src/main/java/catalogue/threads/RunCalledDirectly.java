package catalogue.threads;

/** Calling run instead of start makes no thread, and no race. */
final class RunCalledDirectly {
  private static int value;

  public static void main(String[] args) {
    Thread first = new Thread(() -> value++);
    Thread second = new Thread(() -> value++);
    first.run();
    second.run();
    value++;
  }
}
