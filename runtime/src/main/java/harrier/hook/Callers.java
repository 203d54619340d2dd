package harrier.hook;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import java.util.Iterator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** Code of the target that is on the stack. */
final class Callers {
  private static final StackWalker WALKER = StackWalker.getInstance();

  /** Sites found on the stack, by operation and frame. */
  private static final ConcurrentHashMap<String, Site> SITES = new ConcurrentHashMap<>();

  /** Not a lambda: linking one is an event. */
  private static final Function<Stream<StackWalker.StackFrame>, Boolean> MADE_BY_TARGET =
      new Function<>() {
        @Override
        public Boolean apply(Stream<StackWalker.StackFrame> frames) {
          Iterator<StackWalker.StackFrame> all = frames.iterator();
          while (all.hasNext()) {
            StackWalker.StackFrame frame = all.next();
            if (!frame.getMethodName().equals("<init>")
                && !frame.getClassName().startsWith("harrier.hook.")) {
              return !isInternal(frame.getClassName());
            }
          }
          return false;
        }
      };

  private Callers() {}

  /** Whether code of the target makes the object whose constructor runs. */
  static boolean isMadeByTarget() {
    ShadowThread t = Threads.current();
    if (t.busy) {
      return false;
    }
    t.busy = true;
    try {
      return WALKER.walk(MADE_BY_TARGET);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return false;
    } finally {
      t.busy = false;
    }
  }

  /** Who starts a thread: as a stack frame prints, or null. */
  static String ofStart() {
    StackTraceElement frame = innermost();
    return frame == null ? null : frame.toString();
  }

  /** The site of the target's code that is running, for calls that carry none. */
  static Site site(Site.Op op) {
    ShadowThread t = Threads.current();
    if (t.busy) {
      return Site.UNKNOWN;
    }
    t.busy = true;
    try {
      StackTraceElement frame = innermost();
      return frame == null
          ? Site.UNKNOWN
          : SITES.computeIfAbsent(
              op + " " + frame,
              key ->
                  Sites.add(
                      frame.getClassName(),
                      frame.getMethodName(),
                      frame.getFileName(),
                      frame.getLineNumber(),
                      op));
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return Site.UNKNOWN;
    } finally {
      t.busy = false;
    }
  }

  /** The innermost frame that is neither the JDK's nor ours. */
  private static StackTraceElement innermost() {
    return WALKER.walk(
        frames ->
            frames
                .filter(frame -> !isInternal(frame.getClassName()))
                .map(
                    frame ->
                        new StackTraceElement(
                            frame.getClassName(),
                            frame.getMethodName(),
                            frame.getFileName(),
                            frame.getLineNumber()))
                .findFirst()
                .orElse(null));
  }

  static boolean isInternal(String className) {
    return className.startsWith("java.")
        || className.startsWith("jdk.")
        || className.startsWith("sun.")
        || className.startsWith("harrier.hook.");
  }
}
