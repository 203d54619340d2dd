package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** The socket of a channel is the same connection. */
public final class ChannelSocket {
  private static int value;

  private ChannelSocket() {}

  public static void run() throws Exception {
    ServerSocketChannel server =
        ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    Threads.Worker writer =
        Threads.start(
            () -> {
              SocketChannel client = SocketChannel.open(server.getLocalAddress());
              value = 1;
              client.socket().getOutputStream().write(1);
              client.read(ByteBuffer.allocate(1));
              client.close();
            });
    SocketChannel accepted = server.accept();
    accepted.socket().getInputStream().read();
    value++;
    accepted.close();
    writer.finish();
    server.close();
  }
}
