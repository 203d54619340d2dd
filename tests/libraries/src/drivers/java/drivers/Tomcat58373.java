package drivers;

import org.apache.catalina.core.StandardContext;

/** Listeners are added under a lock and read without it. */
final class Tomcat58373 {
  static void drive() {
    StandardContext context = new StandardContext();
    Unordered.run(
        () -> context.addApplicationEventListener("listener"),
        context::getApplicationEventListeners);
  }
}
