package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Each thread uses another object. */
public final class StringBufferTwoObjects {
  private static final Baton baton = new Baton();
  private static final StringBuffer one = new StringBuffer();
  private static final StringBuffer other = new StringBuffer();
  private static int data;

  static void give() {
    data = 42; // race data
    one.append("e");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(other.length());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(StringBufferTwoObjects::give, StringBufferTwoObjects::take);
  }
}
