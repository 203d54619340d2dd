package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.io.StreamTokenizer;
import java.io.StringReader;

/** Two threads use a tokenizer of a reader. */
public final class TokenizerOfStreamShared {
  private static final Baton baton = new Baton();
  private static final StreamTokenizer tokens = new StreamTokenizer(new StringReader("a b"));

  private TokenizerOfStreamShared() {}

  static void give() throws Exception {
    Result.use(tokens.nextToken()); // race StreamTokenizer
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(tokens.nextToken()); // race StreamTokenizer
  }

  public static void run() {
    Threads.together(TokenizerOfStreamShared::give, TokenizerOfStreamShared::take);
  }
}
