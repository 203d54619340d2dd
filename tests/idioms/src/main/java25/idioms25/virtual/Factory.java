package idioms25.virtual;

import java.util.concurrent.ThreadFactory;

/** Threads of a factory are threads like others. */
public final class Factory {
  private static int value;

  private Factory() {}

  public static void run() throws Exception {
    ThreadFactory factory = Thread.ofVirtual().name("made", 0).factory();
    value = 1;
    Thread made = factory.newThread(() -> value++);
    made.start();
    made.join();
    value++;
  }
}
