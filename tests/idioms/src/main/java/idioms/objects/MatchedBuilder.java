package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.regex.Pattern;

/** A pattern is looked for in a builder. */
public final class MatchedBuilder {
  private static final Baton baton = new Baton();
  private static final StringBuilder builder = new StringBuilder("ax");

  private MatchedBuilder() {}

  static void give() throws Exception {
    builder.append(1); // race StringBuilder
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(Pattern.compile("x").matcher(builder)); // race StringBuilder
  }

  public static void run() {
    Threads.together(MatchedBuilder::give, MatchedBuilder::take);
  }
}
