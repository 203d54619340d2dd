package idioms.desktop;

import java.awt.EventQueue;

/** What the event thread is given to do sees what came before, and is seen when it is done. */
public final class InvokeAndWait {
  private static int data;

  private InvokeAndWait() {}

  public static void run() throws Exception {
    System.setProperty("java.awt.headless", "true");
    data = 1;
    EventQueue.invokeAndWait(() -> data++);
    data++;
  }
}
