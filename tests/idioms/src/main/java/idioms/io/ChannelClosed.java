package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;

/** So is who waits on a channel. */
public final class ChannelClosed {
  private static int value;

  private ChannelClosed() {}

  public static void run() throws Exception {
    ServerSocketChannel server =
        ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    Threads.Worker waiting =
        Threads.start(
            () -> {
              try {
                server.accept();
              } catch (ClosedChannelException expected) {
                value++;
              }
            });
    value = 1;
    server.close();
    waiting.finish();
  }
}
