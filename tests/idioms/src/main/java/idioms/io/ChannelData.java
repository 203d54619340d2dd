package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** Data that comes through a channel was sent before. */
public final class ChannelData {
  private static int value;

  private ChannelData() {}

  public static void run() throws Exception {
    ServerSocketChannel server = ServerSocketChannel.open();
    server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    SocketChannel client = SocketChannel.open(server.getLocalAddress());
    SocketChannel accepted = server.accept();
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              client.write(ByteBuffer.allocate(1));
            });
    accepted.read(ByteBuffer.allocate(1));
    value++;
    writer.finish();
    client.close();
    accepted.close();
    server.close();
  }
}
