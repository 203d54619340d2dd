package idioms.io;

import baton.Baton;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Future;

/** A handler that is told of data sees what came before it was written. */
public final class AsynchronousHandler {
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

  private AsynchronousHandler() {}

  public static void run() throws Exception {
    AsynchronousServerSocketChannel server =
        AsynchronousServerSocketChannel.open()
            .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    Future<AsynchronousSocketChannel> accepting = server.accept();
    SocketChannel client = SocketChannel.open(server.getLocalAddress());
    AsynchronousSocketChannel accepted = accepting.get();
    accepted.read(ByteBuffer.allocate(1), null, new Done());
    value = 1;
    client.write(ByteBuffer.allocate(1));
    baton.await(1);
    client.close();
    accepted.close();
    server.close();
  }
}
