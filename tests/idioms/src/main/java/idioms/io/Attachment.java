package idioms.io;

import baton.Baton;
import baton.Threads;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

/** What was attached to a key was there before. */
public final class Attachment {
  private static final Baton baton = new Baton();
  private static int value;

  private Attachment() {}

  public static void run() throws Exception {
    Selector selector = Selector.open();
    Pipe pipe = Pipe.open();
    pipe.source().configureBlocking(false);
    SelectionKey key = pipe.source().register(selector, SelectionKey.OP_READ);
    Threads.together(
        () -> {
          value = 1;
          key.attach("it");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          if (key.attachment() != null) {
            value++;
          }
        });
    selector.close();
    pipe.source().close();
    pipe.sink().close();
  }
}
