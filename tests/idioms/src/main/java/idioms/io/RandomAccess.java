package idioms.io;

import baton.Baton;
import baton.Threads;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/** So it is with files that are accessed anywhere. */
public final class RandomAccess {
  private static final Baton baton = new Baton();
  private static int value;

  private RandomAccess() {}

  public static void run() throws Exception {
    Path file = Files.createTempFile("idiom", null);
    Threads.together(
        () -> {
          value = 1;
          try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
            out.writeInt(1);
          }
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            in.readInt();
          }
          value++;
        });
    Files.delete(file);
  }
}
