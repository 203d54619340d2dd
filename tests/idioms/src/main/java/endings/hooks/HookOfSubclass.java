package endings.hooks;

/** A hook may have a state of its own. */
public final class HookOfSubclass {
  private static int value;

  private static final class Hook extends Thread {
    private int state = 1;

    @Override
    public void run() {
      state++;
      value++;
    }
  }

  private HookOfSubclass() {}

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Hook());
    value = 1;
    System.exit(0);
  }
}
