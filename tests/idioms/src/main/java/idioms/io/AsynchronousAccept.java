package idioms.io;

import baton.Baton;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.SocketChannel;

/** A handler sees what came before it was handed in. */
public final class AsynchronousAccept {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Done implements CompletionHandler<AsynchronousSocketChannel, Object> {
    @Override
    public void completed(AsynchronousSocketChannel result, Object attached) {
      value++;
      baton.pass(1);
    }

    @Override
    public void failed(Throwable thrown, Object attached) {
      throw new IllegalStateException(thrown);
    }
  }

  private AsynchronousAccept() {}

  public static void run() throws Exception {
    AsynchronousServerSocketChannel server =
        AsynchronousServerSocketChannel.open()
            .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    value = 1;
    server.accept(null, new Done());
    SocketChannel client = SocketChannel.open(server.getLocalAddress());
    baton.await(1);
    client.close();
    server.close();
  }
}
