package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.logging.Logger;

/** Logging orders nothing. */
public final class Logging {
  private static final Baton baton = new Baton();
  private static final Logger logger = Logger.getLogger("idioms");
  private static int data;

  static void give() {
    data = 42; // race data
    logger.fine("a");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    logger.fine("b");
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(Logging::give, Logging::take);
  }
}
