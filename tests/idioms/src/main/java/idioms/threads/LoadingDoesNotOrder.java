package idioms.threads;

import baton.Baton;
import baton.Threads;

/** Loading one class in two threads orders nothing but its initialization. */
public final class LoadingDoesNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  static final class One {
    static int loaded = 1;
  }

  static final class Two {
    static int loaded = 2;
  }

  private LoadingDoesNotOrder() {}

  public static void run() throws Exception {
    Threads.together(
        () -> {
          value++; // race
          Class.forName("java.util.zip.Adler32");
          Class.forName("idioms.threads.LoadingDoesNotOrder$One");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Class.forName("java.util.zip.Adler32");
          Class.forName("idioms.threads.LoadingDoesNotOrder$Two");
          value++; // race
        });
  }
}
