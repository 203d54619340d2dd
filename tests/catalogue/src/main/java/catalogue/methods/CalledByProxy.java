package catalogue.methods;

import baton.Threads;
import java.lang.reflect.Proxy;

/** The handler of a dynamic proxy races like any other code. */
final class CalledByProxy {
  private static int calls;

  static Object handle() {
    calls++; // race calls
    return null;
  }

  public static void main(String[] args) {
    Runnable proxy =
        (Runnable)
            Proxy.newProxyInstance(
                CalledByProxy.class.getClassLoader(),
                new Class<?>[] {Runnable.class},
                (self, method, arguments) -> handle());
    Threads.together(proxy::run, proxy::run);
  }
}
