package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Nobody came to exchange. */
public final class ExchangeTimesOut {
  private static final Baton baton = new Baton();
  private static final Exchanger<Object> exchanger = new Exchanger<>();
  private static int data;

  static void give() throws Exception {
    data = 42; // race data
    try {
      exchanger.exchange("a", 1, TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      baton.pass(1);
    }
  }

  static void take() throws Exception {
    baton.await(1);
    try {
      exchanger.exchange("b", 1, TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      Value.use(data); // race data
    }
  }

  public static void run() {
    Threads.together(ExchangeTimesOut::give, ExchangeTimesOut::take);
  }
}
