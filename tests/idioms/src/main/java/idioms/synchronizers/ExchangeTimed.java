package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;

/** An exchange within a time. */
public final class ExchangeTimed {
  private static final Exchanger<Object> exchanger = new Exchanger<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    exchanger.exchange("a", 20, TimeUnit.SECONDS);
  }

  static void take() throws Exception {
    exchanger.exchange("b", 20, TimeUnit.SECONDS);
    Value.use(data);
  }

  public static void run() {
    Threads.together(ExchangeTimed::give, ExchangeTimed::take);
  }
}
