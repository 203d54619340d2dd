package catalogue.initialization;

import baton.Threads;

/** An enum with one constant, made at its first use by one of the threads. */
final class EnumSingleton {
  private enum Registry {
    INSTANCE;

    private int size;
    private final String[] names = new String[4];

    Registry() {
      names[0] = "first";
      size = 1;
    }

    synchronized int add(String name) {
      names[size] = name;
      return size++;
    }
  }

  static int use() {
    return Registry.INSTANCE.add("name");
  }

  public static void main(String[] args) {
    Threads.together(EnumSingleton::use, EnumSingleton::use);
  }
}
