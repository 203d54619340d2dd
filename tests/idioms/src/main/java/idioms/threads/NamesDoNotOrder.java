package idioms.threads;

import baton.Baton;
import baton.Threads;

/** Names and priorities of threads order nothing. */
public final class NamesDoNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private NamesDoNotOrder() {}

  public static void run() throws Exception {
    Thread main = Thread.currentThread();
    String name = main.getName();
    Threads.together(
        () -> {
          value++; // race
          main.setName("main of NamesDoNotOrder");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          if (!main.getName().isEmpty() && main.getPriority() > 0) {
            value++; // race
          }
        });
    main.setName(name);
  }
}
