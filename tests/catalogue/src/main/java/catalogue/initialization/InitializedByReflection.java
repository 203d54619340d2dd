package catalogue.initialization;

import baton.Baton;
import baton.Threads;

/** A class is initialized by name, and used by another thread. */
final class InitializedByReflection {
  private static final Baton baton = new Baton();
  private static int registered;

  private static final class Plugin {
    static int[] cells = {1, 2, 3};

    static {
      registered = 1;
    }
  }

  static void first() throws ClassNotFoundException {
    Class.forName(InitializedByReflection.class.getName() + "$Plugin");
    baton.pass(1);
  }

  static int second() {
    baton.await(1);
    return Plugin.cells[1] + registered;
  }

  public static void main(String[] args) {
    Threads.together(InitializedByReflection::first, InitializedByReflection::second);
  }
}
