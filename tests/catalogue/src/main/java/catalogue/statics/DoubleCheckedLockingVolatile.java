package catalogue.statics;

import baton.Threads;

/** Double-checked locking with a volatile is right. */
final class DoubleCheckedLockingVolatile {
  private static volatile DoubleCheckedLockingVolatile instance;

  private int value;

  DoubleCheckedLockingVolatile() {
    value = 42;
  }

  static DoubleCheckedLockingVolatile instance() {
    if (instance == null) {
      synchronized (DoubleCheckedLockingVolatile.class) {
        if (instance == null) {
          instance = new DoubleCheckedLockingVolatile();
        }
      }
    }
    return instance;
  }

  static int use() {
    return instance().value;
  }

  public static void main(String[] args) {
    Threads.together(DoubleCheckedLockingVolatile::use, DoubleCheckedLockingVolatile::use);
  }
}
