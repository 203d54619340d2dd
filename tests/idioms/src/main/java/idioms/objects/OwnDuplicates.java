package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.nio.ByteBuffer;

/** Each thread reads from its own duplicate of a buffer. */
public final class OwnDuplicates {
  private static final Baton baton = new Baton();
  private static final ByteBuffer buffer = ByteBuffer.allocate(8);

  static void give() throws Exception {
    Result.use(buffer.duplicate().getInt());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(buffer.duplicate().getInt());
  }

  public static void run() {
    Threads.together(OwnDuplicates::give, OwnDuplicates::take);
  }
}
