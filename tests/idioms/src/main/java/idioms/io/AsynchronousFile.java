package idioms.io;

import baton.Baton;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.CompletionHandler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A handler of a file sees what came before it was handed in. */
public final class AsynchronousFile {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Done implements CompletionHandler<Integer, Object> {
    @Override
    public void completed(Integer result, Object attached) {
      value++;
      baton.pass(1);
    }

    @Override
    public void failed(Throwable thrown, Object attached) {
      throw new IllegalStateException(thrown);
    }
  }

  private AsynchronousFile() {}

  public static void run() throws Exception {
    Path file = Files.createTempFile("idiom", null);
    AsynchronousFileChannel channel = AsynchronousFileChannel.open(file, StandardOpenOption.WRITE);
    value = 1;
    channel.write(ByteBuffer.allocate(1), 0, null, new Done());
    baton.await(1);
    channel.close();
    Files.delete(file);
  }
}
