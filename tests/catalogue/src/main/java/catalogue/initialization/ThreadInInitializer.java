package catalogue.initialization;

import baton.Threads;

/** A static initializer starts a thread and joins it. */
final class ThreadInInitializer {
  private static int outside;

  private static final class Computed {
    static final int[] result = new int[1];

    static {
      int[] cells = result;
      Threads.await(
          new baton.Task() {
            @Override
            public void run() {
              cells[0] = 42;
              outside++;
            }
          });
    }
  }

  static int use() {
    return Computed.result[0] + outside;
  }

  public static void main(String[] args) {
    Threads.together(ThreadInInitializer::use, ThreadInInitializer::use);
  }
}
