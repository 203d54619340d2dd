package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;

/** A stream is opened on a list while another thread adds to it. */
public final class StreamOpened {
  private static final Baton baton = new Baton();
  private static final List<String> list = new ArrayList<>(List.of("b", "a"));

  static void give() throws Exception {
    list.add("c"); // race ArrayList
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(list.stream().count()); // race ArrayList
  }

  public static void run() {
    Threads.together(StreamOpened::give, StreamOpened::take);
  }
}
