package targets.crash;

import baton.Task;
import baton.Threads;

/** Races over and over: many repeats at one pair of sites, on many objects. */
final class Flood {
  private static final int OBJECTS = 30_000;

  private int value;

  public static void main(String[] args) {
    Flood[] all = new Flood[OBJECTS];
    for (int i = 0; i < OBJECTS; i++) {
      all[i] = new Flood();
    }
    Task writes =
        () -> {
          for (Flood each : all) {
            each.value++;
          }
        };
    Threads.together(writes, writes);
    System.out.println("done");
  }
}
