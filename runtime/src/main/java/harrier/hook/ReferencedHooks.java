package harrier.hook;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import jdk.internal.vm.annotation.Hidden;

/** What method references to watched methods lead to: the same call, and its events. */
public final class ReferencedHooks {
  private ReferencedHooks() {}

  @Hidden
  public static void wait(Object monitor) throws InterruptedException {
    wait(monitor, 0);
  }

  @Hidden
  public static void wait(Object monitor, long millis) throws InterruptedException {
    wait(monitor, millis, 0);
  }

  @Hidden
  public static void wait(Object monitor, long millis, int nanos) throws InterruptedException {
    ShadowThread t = Threads.current();
    SyncHooks.beforeWait(monitor, Site.UNKNOWN.id, t);
    try {
      monitor.wait(millis, nanos);
    } finally {
      SyncHooks.afterWait(monitor, Site.UNKNOWN.id, t);
    }
  }

  @Hidden
  public static void arraycopy(Object from, int fromIndex, Object to, int toIndex, int length) {
    AccessHooks.arraycopy(
        from,
        fromIndex,
        to,
        toIndex,
        length,
        Callers.site(Site.Op.READ).id,
        Callers.site(Site.Op.WRITE).id);
  }

  @Hidden
  public static boolean isAlive(Object receiver) {
    Thread thread = (Thread) receiver;
    boolean alive = thread.isAlive();
    ThreadHooks.askedAlive(thread, alive, Site.UNKNOWN.id);
    return alive;
  }

  @Hidden
  public static Thread.State getState(Object receiver) {
    Thread thread = (Thread) receiver;
    Thread.State state = thread.getState();
    ThreadHooks.askedState(thread, state, Site.UNKNOWN.id);
    return state;
  }
}
