package targets;

import baton.Threads;

/** Two threads race on the same field of many objects, and on many elements of an array. */
final class ManyObjects {
  static final int OBJECTS = 50;

  private int value;

  static void run(ManyObjects[] objects, int[] cells) {
    for (int i = 0; i < OBJECTS; i++) {
      objects[i].value++;
      cells[i]++;
    }
  }

  public static void main(String[] args) {
    ManyObjects[] objects = new ManyObjects[OBJECTS];
    for (int i = 0; i < OBJECTS; i++) {
      objects[i] = new ManyObjects();
    }
    int[] cells = new int[OBJECTS];
    Threads.together(() -> run(objects, cells), () -> run(objects, cells));
  }
}
