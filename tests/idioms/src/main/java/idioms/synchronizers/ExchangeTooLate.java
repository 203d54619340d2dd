package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Exchanger;

/** The write comes after the exchange. */
public final class ExchangeTooLate {
  private static final Baton baton = new Baton();
  private static final Exchanger<Object> exchanger = new Exchanger<>();
  private static int data;

  static void give() throws Exception {
    exchanger.exchange("a");
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    exchanger.exchange("b");
    baton.await(1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ExchangeTooLate::give, ExchangeTooLate::take);
  }
}
