package drivers;

import org.junit.runner.Description;
import org.junit.runner.notification.RunNotifier;

/** A runner is told to stop by another thread. */
final class Junit411 {
  static void drive() {
    RunNotifier notifier = new RunNotifier();
    Description test = Description.createTestDescription(Junit411.class, "test");
    Unordered.run(() -> notifier.fireTestStarted(test), notifier::pleaseStop);
  }
}
