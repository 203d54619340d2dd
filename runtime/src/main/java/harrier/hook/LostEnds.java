package harrier.hook;

import harrier.shadow.Calls;
import harrier.shadow.ShadowThread;
import harrier.tool.EventKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import jdk.internal.vm.annotation.DontInline;

/**
 * Methods that are over although nobody heard of it: when a StackOverflowError leaves a method,
 * there may be no stack for a hook either.
 *
 * <p>What has ended is found out later, when the thread does something else and has room for that:
 * all that is not on its stack.
 */
final class LostEnds {
  private static final StackWalker WALKER = StackWalker.getInstance();

  /** The target's methods, innermost first. Not a lambda: linking one needs stack. */
  private static final Function<Stream<StackWalker.StackFrame>, List<String>> METHODS =
      new Function<>() {
        @Override
        public List<String> apply(Stream<StackWalker.StackFrame> frames) {
          List<String> methods = new ArrayList<>();
          Iterator<StackWalker.StackFrame> all = frames.iterator();
          while (all.hasNext()) {
            StackWalker.StackFrame frame = all.next();
            if (!Callers.isInternal(frame.getClassName())) {
              methods.add(frame.getClassName() + "." + frame.getMethodName());
            }
          }
          return methods;
        }
      };

  private LostEnds() {}

  /** Has the JDK initialize what it needs while there is room: what fails once fails for ever. */
  static void prepare() {
    WALKER.walk(METHODS);
  }

  /**
   * Tells what has ended; if there is no room for that either, the next one will.
   *
   * @param entering whether the innermost method has yet to be told of
   */
  @DontInline
  static void tell(ShadowThread t, boolean entering) {
    if (t.calls == Calls.NONE || t.busy || !Live.isOn()) {
      return;
    }
    List<String> methods;
    t.busy = true;
    try {
      methods = WALKER.walk(METHODS);
      if (entering) {
        methods.remove(0);
      }
      Collections.reverse(methods);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      return;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return;
    } finally {
      t.busy = false;
    }
    t.lostEnds = false;
    t.calls.restart(methods.size());
    Live.deliver(EventKind.EXIT, t, t.events.method.ofLost(methods));
  }
}
