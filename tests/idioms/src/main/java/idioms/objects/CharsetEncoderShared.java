package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;

/** Two threads encode with the same encoder. */
public final class CharsetEncoderShared {
  private static final Baton baton = new Baton();
  private static final CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder();

  static void give() throws Exception {
    Result.use(encoder.encode(CharBuffer.wrap("a"))); // race CharsetEncoder
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(encoder.encode(CharBuffer.wrap("b"))); // race CharsetEncoder
  }

  public static void run() {
    Threads.together(CharsetEncoderShared::give, CharsetEncoderShared::take);
  }
}
