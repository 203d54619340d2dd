package idioms.io;

import baton.Threads;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

/** Whoever selects sees what came before the registration. */
public final class RegisteredAttachment {
  private static final class Session {
    int state;
  }

  private RegisteredAttachment() {}

  public static void run() throws Exception {
    Selector selector = Selector.open();
    Pipe pipe = Pipe.open();
    pipe.source().configureBlocking(false);
    Threads.Worker writer =
        Threads.start(
            () -> {
              Session session = new Session();
              session.state = 1;
              pipe.source().register(selector, SelectionKey.OP_READ, session);
              pipe.sink().write(ByteBuffer.allocate(1));
            });
    boolean done = false;
    while (!done) {
      selector.select(1);
      for (SelectionKey key : selector.selectedKeys()) {
        ((Session) key.attachment()).state++;
        done = true;
      }
    }
    writer.finish();
    selector.close();
    pipe.source().close();
    pipe.sink().close();
  }
}
