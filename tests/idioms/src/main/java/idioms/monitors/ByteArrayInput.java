package idioms.monitors;

import baton.Baton;
import baton.Threads;
import java.io.ByteArrayInputStream;

/** The methods of ByteArrayInputStream are synchronized. */
public final class ByteArrayInput {
  private static final Baton baton = new Baton();
  private static int value;

  private ByteArrayInput() {}

  public static void run() throws Exception {
    ByteArrayInputStream bytes = new ByteArrayInputStream(new byte[2]);
    Threads.together(
        () -> {
          value = 1;
          bytes.read();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          bytes.available();
          value++;
        });
  }
}
