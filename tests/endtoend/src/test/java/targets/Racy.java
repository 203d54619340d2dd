package targets;

import baton.Threads;

/** Races, says so, waits for the given time, and ends in the given way with the given code. */
final class Racy {
  private static int value;

  static void increment() {
    value++; // race value
  }

  public static void main(String[] args) {
    Threads.together(Racy::increment, Racy::increment);
    System.out.println("raced");
    if (args.length > 2) {
      Ending.sleep(Long.parseLong(args[2]));
      System.out.println("waited");
    }
    Ending.valueOf(args[0]).end(Integer.parseInt(args[1]));
  }
}
