package harrier.hook;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.tool.EventKind;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Hidden;

/** Entry and exit of methods, and calls of others, for chains that ask for methods. */
public final class MethodHooks {
  private MethodHooks() {}

  @ForceInline
  @Hidden
  public static void enter(Object receiver, int site, ShadowThread t) {
    try {
      if (t.lostEnds) {
        LostEnds.tell(t, true);
      }
      t.calls.enter();
      if (!Sites.at(site).isIgnored()) {
        tell(EventKind.ENTER, receiver, site, t, false);
      }
    } catch (StackOverflowError noRoom) {
      t.lostEnds = true;
    }
  }

  @ForceInline
  @Hidden
  public static void exit(Object receiver, int site, ShadowThread t) {
    try {
      if (t.lostEnds) {
        LostEnds.tell(t, false);
      }
      t.calls.exit();
      if (!Sites.at(site).isIgnored()) {
        tell(EventKind.EXIT, receiver, site, t, false);
      }
    } catch (StackOverflowError noRoom) {
      t.lostEnds = true;
    }
  }

  /** Ends of methods that a StackOverflowError has left before may have been lost. */
  @ForceInline
  @Hidden
  public static void exitByException(Throwable thrown, Object receiver, int site, ShadowThread t) {
    try {
      if (thrown instanceof StackOverflowError) {
        t.lostEnds = true;
      }
      t.calls.exit();
      if (!Sites.at(site).isIgnored()) {
        tell(EventKind.EXIT, receiver, site, t, true);
      }
    } catch (StackOverflowError noRoom) {
      t.lostEnds = true;
    }
  }

  /** Before the target calls a method that is not its own. */
  @ForceInline
  @Hidden
  public static void calls(int site, ShadowThread t) {
    t.calls.begin(site);
  }

  /** After it. */
  @ForceInline
  @Hidden
  public static void called(ShadowThread t) {
    t.calls.end();
  }

  @DontInline
  @Hidden
  private static void tell(
      EventKind kind, Object receiver, int number, ShadowThread t, boolean exceptional) {
    Site site = Sites.at(number);
    if (site.isTold() || Live.wantsMethod(t, site)) {
      Live.deliver(kind, t, t.events.method.of(site, receiver, exceptional));
      t.events.method.forget();
    }
  }
}
