package idioms.monitors;

import baton.Baton;
import baton.Threads;
import java.io.ByteArrayOutputStream;

/** The monitor of a ByteArrayOutputStream is that of its methods. */
public final class ByteArrayByHand {
  private static final Baton baton = new Baton();
  private static int value;

  private ByteArrayByHand() {}

  public static void run() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Threads.together(
        () -> {
          value = 1;
          bytes.writeBytes(new byte[1]);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          synchronized (bytes) {
            value++;
          }
        });
  }
}
