package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Loading of classes orders nothing. */
public final class ClassLoading {
  private static final Baton baton = new Baton();
  private static int data;

  static void give() {
    data = 42; // race data
    Value.use(new One().hashCode() | 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(new Two().hashCode() | 1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ClassLoading::give, ClassLoading::take);
  }

  private static final class One {}

  private static final class Two {}
}
