package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.StringTokenizer;

/** Two threads take tokens from the same text. */
public final class TokenizerShared {
  private static final Baton baton = new Baton();
  private static final StringTokenizer tokens = new StringTokenizer("a b c");

  static void give() throws Exception {
    Result.use(tokens.nextToken()); // race StringTokenizer
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(tokens.nextToken()); // race StringTokenizer
  }

  public static void run() {
    Threads.together(TokenizerShared::give, TokenizerShared::take);
  }
}
