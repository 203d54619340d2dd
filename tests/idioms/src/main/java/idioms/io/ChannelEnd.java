package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** The end of a channel is seen after it was closed. */
public final class ChannelEnd {
  private static int value;

  private ChannelEnd() {}

  public static void run() throws Exception {
    ServerSocketChannel server =
        ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    Threads.Worker writer =
        Threads.start(
            () -> {
              SocketChannel client = SocketChannel.open(server.getLocalAddress());
              value = 1;
              client.close();
            });
    SocketChannel accepted = server.accept();
    while (accepted.read(ByteBuffer.allocate(1)) != -1) {
      Thread.onSpinWait();
    }
    value++;
    accepted.close();
    writer.finish();
    server.close();
  }
}
