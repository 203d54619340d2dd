package targets;

import baton.Threads;

/** Does the same as Racy, with a lock. */
final class Clean {
  private static int value;

  static synchronized void increment() {
    value++;
  }

  public static void main(String[] args) {
    Threads.together(Clean::increment, Clean::increment);
    System.out.println("did not race");
    Ending.valueOf(args[0]).end(Integer.parseInt(args[1]));
  }
}
