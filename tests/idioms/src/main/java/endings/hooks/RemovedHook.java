package endings.hooks;

/** A hook that was removed is a thread like any other. */
public final class RemovedHook {
  private static int value;

  private RemovedHook() {}

  public static void main(String[] args) throws Exception {
    Thread hook = new Thread(() -> value++);
    Runtime.getRuntime().addShutdownHook(hook);
    Runtime.getRuntime().removeShutdownHook(hook);
    value = 1;
    hook.start();
    hook.join();
    value++;
  }
}
