package idioms.desktop;

import java.util.concurrent.CountDownLatch;
import javax.swing.SwingUtilities;

/** What the event thread is given to do later sees what came before. */
public final class InvokeLater {
  private static int data;

  private InvokeLater() {}

  public static void run() throws Exception {
    System.setProperty("java.awt.headless", "true");
    CountDownLatch done = new CountDownLatch(1);
    data = 1;
    SwingUtilities.invokeLater(
        () -> {
          data++;
          done.countDown();
        });
    done.await();
  }
}
