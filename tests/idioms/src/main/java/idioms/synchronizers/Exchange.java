package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Exchanger;

/** Each thread sees what the other did before the exchange. */
public final class Exchange {
  private static final Exchanger<Object> exchanger = new Exchanger<>();
  private static int other;
  private static int data;

  static void give() throws Exception {
    data = 42;
    exchanger.exchange(new Object());
    Value.use(other);
  }

  static void take() throws Exception {
    other = 43;
    exchanger.exchange(new Object());
    Value.use(data);
  }

  public static void run() {
    Threads.together(Exchange::give, Exchange::take);
  }
}
