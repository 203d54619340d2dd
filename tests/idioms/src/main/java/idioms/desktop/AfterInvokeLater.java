package idioms.desktop;

import baton.Baton;
import idioms.Value;
import java.awt.EventQueue;

/** Nobody waits for what the event thread does later. */
public final class AfterInvokeLater {
  private static int data;

  private AfterInvokeLater() {}

  public static void run() {
    System.setProperty("java.awt.headless", "true");
    Baton baton = new Baton();
    EventQueue.invokeLater(
        () -> {
          data = 42; // race data
          baton.pass(1);
        });
    baton.await(1);
    Value.use(data); // race data
  }
}
