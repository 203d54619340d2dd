package idioms.classes;

import baton.Baton;
import baton.Threads;
import java.lang.reflect.Proxy;

/** Classes of proxies are the JDK's own business. */
public final class ProxiesDoNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private static Object made() {
    return Proxy.newProxyInstance(
        ProxiesDoNotOrder.class.getClassLoader(),
        new Class<?>[] {Runnable.class},
        (proxy, method, arguments) -> null);
  }

  private ProxiesDoNotOrder() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          value = 1; // race
          made();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          made();
          value++; // race
        });
  }
}
