package drivers;

import baton.Baton;
import baton.Task;
import baton.Threads;

/** Two threads, of which one goes on when the other is done, and that nothing orders. */
final class Unordered {
  private Unordered() {}

  static void twice(Task task) {
    run(task, task);
  }

  static void run(Task first, Task second) {
    Baton baton = new Baton();
    Threads.together(
        () -> {
          first.run();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          second.run();
        });
  }
}
