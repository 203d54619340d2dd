package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Two threads use the same matcher. */
public final class MatcherShared {
  private static final Baton baton = new Baton();
  private static final Matcher matcher = Pattern.compile("a").matcher("banana");

  static void give() throws Exception {
    Result.use(matcher.find()); // race Matcher
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(matcher.reset("ananas").find()); // race Matcher
  }

  public static void run() {
    Threads.together(MatcherShared::give, MatcherShared::take);
  }
}
