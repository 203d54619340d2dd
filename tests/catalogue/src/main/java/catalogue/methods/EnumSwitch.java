package catalogue.methods;

import baton.Threads;

/** A switch over an enum goes through a table that one of the threads makes. */
final class EnumSwitch {
  private enum Colour {
    RED,
    GREEN
  }

  private static int count;

  static int weight(Colour colour) {
    switch (colour) {
      case RED:
        return 1;
      case GREEN:
        synchronized (EnumSwitch.class) {
          return count++;
        }
      default:
        return 0;
    }
  }

  public static void main(String[] args) {
    Threads.together(() -> weight(Colour.GREEN), () -> weight(Colour.GREEN));
  }
}
