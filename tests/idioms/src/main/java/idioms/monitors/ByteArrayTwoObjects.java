package idioms.monitors;

import baton.Baton;
import baton.Threads;
import java.io.ByteArrayOutputStream;

/** Two streams have two monitors. */
public final class ByteArrayTwoObjects {
  private static final Baton baton = new Baton();
  private static int value;

  private ByteArrayTwoObjects() {}

  public static void run() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ByteArrayOutputStream others = new ByteArrayOutputStream();
    Threads.together(
        () -> {
          value = 1; // race
          bytes.write(1);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          others.size();
          value++; // race
        });
  }
}
