package idioms.io;

import baton.Baton;
import baton.Threads;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** What is read from a file was written before. */
public final class FileData {
  private static final Baton baton = new Baton();
  private static int value;

  private FileData() {}

  public static void run() throws Exception {
    Path file = Files.createTempFile("idiom", null);
    Threads.together(
        () -> {
          value = 1;
          try (FileOutputStream out = new FileOutputStream(file.toFile())) {
            out.write(1);
          }
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          try (FileInputStream in = new FileInputStream(file.toFile())) {
            in.read();
          }
          value++;
        });
    Files.delete(file);
  }
}
