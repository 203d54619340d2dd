package idioms.io;

import baton.Baton;
import baton.Threads;
import java.nio.file.Files;
import java.nio.file.Path;

/** One file says nothing of another. */
public final class OtherFile {
  private static final Baton baton = new Baton();
  private static int value;

  private OtherFile() {}

  public static void run() throws Exception {
    Path file = Files.createTempFile("idiom", null);
    Path other = Files.createTempFile("idiom", null);
    Threads.together(
        () -> {
          value = 1; // race
          Files.writeString(file, "text");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Files.readString(other);
          value++; // race
        });
    Files.delete(file);
    Files.delete(other);
  }
}
