package harrier.hook;

import harrier.shadow.ShadowThread;
import harrier.shadow.Sites;
import harrier.tool.EventKind;
import jdk.internal.vm.annotation.Hidden;

/** Entry and exit of methods, for chains that ask for them. */
public final class MethodHooks {
  private MethodHooks() {}

  @Hidden
  public static void enter(Object receiver, int site, ShadowThread t) {
    Live.deliver(EventKind.ENTER, t, t.events.method.of(Sites.at(site), receiver, false));
  }

  @Hidden
  public static void exit(Object receiver, int site, ShadowThread t) {
    Live.deliver(EventKind.EXIT, t, t.events.method.of(Sites.at(site), receiver, false));
  }

  @Hidden
  public static void exitByException(Object receiver, int site, ShadowThread t) {
    Live.deliver(EventKind.EXIT, t, t.events.method.of(Sites.at(site), receiver, true));
  }
}
