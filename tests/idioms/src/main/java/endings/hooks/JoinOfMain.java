package endings.hooks;

import baton.Threads;

/** Who joins the main thread sees what it did. */
public final class JoinOfMain {
  private static int value;

  private JoinOfMain() {}

  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    Threads.start(
        () -> {
          main.join();
          value++;
        });
    value = 1;
  }
}
