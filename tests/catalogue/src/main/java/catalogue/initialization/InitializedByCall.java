package catalogue.initialization;

import baton.Baton;
import baton.Threads;

/** A static method call initializes its class, and orders what the initializer wrote elsewhere. */
final class InitializedByCall {
  private static final Baton baton = new Baton();
  private static int registered;

  private static final class Plugin {
    static {
      registered = 1;
    }

    static void touch() {}
  }

  static void first() {
    Plugin.touch();
    baton.pass(1);
  }

  static int second() {
    baton.await(1);
    Plugin.touch();
    return registered;
  }

  public static void main(String[] args) {
    Threads.together(InitializedByCall::first, InitializedByCall::second);
  }
}
