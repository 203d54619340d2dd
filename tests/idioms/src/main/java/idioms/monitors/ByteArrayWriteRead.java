package idioms.monitors;

import baton.Baton;
import baton.Threads;
import java.io.ByteArrayOutputStream;

/** The methods of ByteArrayOutputStream are synchronized. */
public final class ByteArrayWriteRead {
  private static final Baton baton = new Baton();
  private static int value;

  private ByteArrayWriteRead() {}

  public static void run() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Threads.together(
        () -> {
          value = 1;
          bytes.write(1);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          bytes.toByteArray();
          value++;
        });
  }
}
