package idioms.io;

import baton.Baton;
import baton.Threads;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** So it is with channels of files. */
public final class FileChannelData {
  private static final Baton baton = new Baton();
  private static int value;

  private FileChannelData() {}

  public static void run() throws Exception {
    Path file = Files.createTempFile("idiom", null);
    Threads.together(
        () -> {
          value = 1;
          try (FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
            out.write(ByteBuffer.allocate(1));
          }
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          try (FileChannel in = FileChannel.open(file)) {
            in.read(ByteBuffer.allocate(1));
          }
          value++;
        });
    Files.delete(file);
  }
}
