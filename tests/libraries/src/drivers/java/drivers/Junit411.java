package drivers;

import org.junit.runner.Description;
import org.junit.runner.notification.RunNotifier;

/** A runner is told to stop by another thread. */
final class Junit411 {
  static void drive() throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      RunNotifier notifier = new RunNotifier();
      Description test = Description.createTestDescription(Junit411.class, "test");
      Together.run(notifier::pleaseStop, () -> notifier.fireTestStarted(test));
    }
  }
}
