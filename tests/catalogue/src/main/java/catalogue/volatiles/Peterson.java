package catalogue.volatiles;

import baton.Threads;

/** Peterson's lock for two threads, built of volatiles only, guards a counter. */
final class Peterson {
  private volatile boolean leftWants;
  private volatile boolean rightWants;
  private volatile boolean leftYields;
  private int count;

  void left() {
    for (int i = 0; i < 50; i++) {
      leftWants = true;
      leftYields = true;
      while (rightWants && leftYields) {
        Thread.yield();
      }
      count++;
      leftWants = false;
    }
  }

  void right() {
    for (int i = 0; i < 50; i++) {
      rightWants = true;
      leftYields = false;
      while (leftWants && !leftYields) {
        Thread.yield();
      }
      count++;
      rightWants = false;
    }
  }

  public static void main(String[] args) {
    Peterson lock = new Peterson();
    Threads.together(lock::left, lock::right);
  }
}
