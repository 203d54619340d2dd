package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.util.concurrent.Future;

/** Data of asynchronous channels was written before it was read. */
public final class AsynchronousData {
  private static int value;

  private AsynchronousData() {}

  public static void run() throws Exception {
    AsynchronousServerSocketChannel server =
        AsynchronousServerSocketChannel.open()
            .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    Future<AsynchronousSocketChannel> accepting = server.accept();
    Threads.Worker writer =
        Threads.start(
            () -> {
              AsynchronousSocketChannel client = AsynchronousSocketChannel.open();
              client.connect(server.getLocalAddress()).get();
              value = 1;
              client.write(ByteBuffer.allocate(1)).get();
              client.read(ByteBuffer.allocate(1)).get();
              client.close();
            });
    AsynchronousSocketChannel accepted = accepting.get();
    accepted.read(ByteBuffer.allocate(1)).get();
    value++;
    accepted.close();
    writer.finish();
    server.close();
  }
}
