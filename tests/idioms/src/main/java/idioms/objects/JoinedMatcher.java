package idioms.objects;

import baton.Threads;
import idioms.Result;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A matcher is handed over by joining its user. */
public final class JoinedMatcher {
  private static final Matcher matcher = Pattern.compile("a").matcher("banana");

  static void give() throws Exception {
    Result.use(matcher.find());
  }

  static void take() throws Exception {
    Result.use(matcher.find());
  }

  public static void run() {
    Threads.await(JoinedMatcher::give);
    Threads.await(JoinedMatcher::take);
  }
}
