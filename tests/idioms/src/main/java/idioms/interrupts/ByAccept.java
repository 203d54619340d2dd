package idioms.interrupts;

import baton.Threads;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ServerSocketChannel;

/** A channel that waits for connections is closed by an interrupt. */
public final class ByAccept {
  private static int value;

  private ByAccept() {}

  public static void run() throws Exception {
    ServerSocketChannel server =
        ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                server.accept();
              } catch (ClosedByInterruptException expected) {
                value++;
              }
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
