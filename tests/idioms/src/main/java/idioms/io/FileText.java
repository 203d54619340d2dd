package idioms.io;

import baton.Baton;
import baton.Threads;
import java.nio.file.Files;
import java.nio.file.Path;

/** So it is with whole texts. */
public final class FileText {
  private static final Baton baton = new Baton();
  private static int value;

  private FileText() {}

  public static void run() throws Exception {
    Path file = Files.createTempFile("idiom", null);
    Threads.together(
        () -> {
          value = 1;
          Files.writeString(file, "text");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Files.readString(file);
          value++;
        });
    Files.delete(file);
  }
}
