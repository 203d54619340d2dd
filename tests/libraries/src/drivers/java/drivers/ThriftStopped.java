package drivers;

import java.util.concurrent.CountDownLatch;
import org.apache.thrift.server.TServer;
import org.apache.thrift.server.TSimpleServer;
import org.apache.thrift.transport.TServerTransport;
import org.apache.thrift.transport.TTransport;

/** A server is told to stop by another thread. */
final class ThriftStopped {
  /** Nobody ever connects. */
  private static final class Silence extends TServerTransport {
    final CountDownLatch asked = new CountDownLatch(1);

    @Override
    public void listen() {}

    @Override
    public void close() {}

    @Override
    protected TTransport acceptImpl() {
      asked.countDown();
      Thread.yield();
      return null;
    }
  }

  static void drive() throws InterruptedException {
    Silence silence = new Silence();
    TSimpleServer server =
        new TSimpleServer(new TServer.Args(silence).processor((in, out) -> false));
    Thread serving = new Thread(server::serve);
    serving.setDaemon(true); // it may never see that it is to stop
    serving.start();
    silence.asked.await();
    server.stop();
    serving.join(1_000);
  }
}
