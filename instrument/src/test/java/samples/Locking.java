package samples;

/** Code that locks, waits and ends in every way, for the tests to run instrumented. */
public final class Locking {
  private final Object lock = new Object();

  public static void block() {
    Locking l = new Locking();
    synchronized (l.lock) {
      synchronized (l.lock) {
        Thread.onSpinWait();
      }
    }
  }

  public static void blockLeftByException() {
    Locking l = new Locking();
    try {
      synchronized (l) {
        throw new IllegalStateException();
      }
    } catch (IllegalStateException e) {
      return;
    }
  }

  /** The loop's head is right behind the monitorenter. */
  public static int loopInBlock() {
    Object o = new Object();
    int i = 0;
    synchronized (o) {
      while (i < 10) {
        i++;
      }
    }
    return i;
  }

  synchronized void method(boolean fails) {
    if (fails) {
      throw new IllegalStateException();
    }
  }

  static synchronized void staticMethod() {}

  public static void methods() {
    Locking l = new Locking();
    l.method(false);
    try {
      l.method(true);
    } catch (IllegalStateException e) {
      staticMethod();
    }
  }

  public static void timedWait() throws InterruptedException {
    Object o = new Object();
    synchronized (o) {
      synchronized (o) {
        o.wait(1);
      }
    }
  }

  public static boolean interruptedWait() {
    Object o = new Object();
    Thread.currentThread().interrupt();
    synchronized (o) {
      try {
        o.wait(1, 1);
        return false;
      } catch (InterruptedException e) {
        return true;
      }
    }
  }

  public static boolean waitWithoutLock() throws InterruptedException {
    try {
      new Object().wait();
      return false;
    } catch (IllegalMonitorStateException e) {
      return true;
    }
  }

  public static void notifies() {
    Object o = new Object();
    synchronized (o) {
      o.notify();
      o.notifyAll();
    }
  }
}
