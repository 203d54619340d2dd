package drivers;

import org.apache.catalina.core.StandardContext;

/** Listeners are added under a lock and read without it. */
final class Tomcat58373 {
  static void drive() throws InterruptedException {
    StandardContext context = new StandardContext();
    Together.run(
        () -> context.addApplicationEventListener("listener"),
        context::getApplicationEventListeners);
  }
}
