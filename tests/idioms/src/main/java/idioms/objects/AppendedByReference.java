package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.stream.Stream;

/** A method reference appends to a builder. */
public final class AppendedByReference {
  private static final Baton baton = new Baton();
  private static final StringBuilder builder = new StringBuilder();

  private AppendedByReference() {}

  static void give() throws Exception {
    Stream.of("a").forEach(builder::append); // race StringBuilder
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(builder.length()); // race StringBuilder
  }

  public static void run() {
    Threads.together(AppendedByReference::give, AppendedByReference::take);
  }
}
