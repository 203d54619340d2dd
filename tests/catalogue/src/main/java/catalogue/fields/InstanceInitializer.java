package catalogue.fields;

import baton.Threads;

/** An instance initializer counts instances without a lock. */
final class InstanceInitializer {
  private static int instances;
  private int number;

  {
    instances++; // race instances
    number = 1;
  }

  public static void main(String[] args) {
    Threads.together(InstanceInitializer::new, InstanceInitializer::new);
  }
}
