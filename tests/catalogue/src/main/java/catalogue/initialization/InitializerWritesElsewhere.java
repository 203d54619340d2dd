package catalogue.initialization;

import baton.Baton;
import baton.Threads;

/** A static initializer writes another class's static, which a thread reads without any order. */
final class InitializerWritesElsewhere {
  private static final Baton baton = new Baton();
  private static int registered;

  private static final class Plugin {
    static {
      registered = 1; // race registered
    }

    static void touch() {}
  }

  static void first() {
    Plugin.touch();
    baton.pass(1);
  }

  static int second() {
    baton.await(1);
    return registered; // race registered
  }

  public static void main(String[] args) {
    Threads.together(InitializerWritesElsewhere::first, InitializerWritesElsewhere::second);
  }
}
