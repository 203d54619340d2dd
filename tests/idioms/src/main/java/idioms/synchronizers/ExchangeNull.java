package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Exchanger;

/** Nothing is exchanged, but the threads meet. */
public final class ExchangeNull {
  private static final Exchanger<Object> exchanger = new Exchanger<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    exchanger.exchange(null);
  }

  static void take() throws Exception {
    exchanger.exchange(null);
    Value.use(data);
  }

  public static void run() {
    Threads.together(ExchangeNull::give, ExchangeNull::take);
  }
}
