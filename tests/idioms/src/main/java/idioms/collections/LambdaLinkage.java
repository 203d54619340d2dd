package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Linking of lambdas orders nothing. */
public final class LambdaLinkage {
  private static final Baton baton = new Baton();
  private static int data;

  static void give() {
    data = 42; // race data
    Runnable nothing = () -> {};
    nothing.run();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Runnable nothing = () -> Value.use(1);
    nothing.run();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(LambdaLinkage::give, LambdaLinkage::take);
  }
}
