package harrier.analyses.race;

import harrier.shadow.Site;
import java.util.ArrayList;
import java.util.List;

/** The stack of the current thread as the target sees it: without the frames of Harrier. */
public final class TargetStack {
  /** Frames beyond this are left out: those of a deep recursion. */
  private static final int KEPT = 128;

  private static final List<String> HARRIER =
      List.of(
          "harrier.tool.",
          "harrier.event.",
          "harrier.shadow.",
          "harrier.hook.",
          "harrier.finding.",
          "harrier.analyses.");

  private TargetStack() {}

  /** Frames as {@code a.B.inc(B.java:17)}, innermost first. */
  public static List<String> now() {
    return of(new Throwable());
  }

  /**
   * The same as it was at a place of a method that is being executed: it may have got on since.
   * Only the place if it is not being executed any more.
   */
  public static List<String> at(String site) {
    return since(site, now());
  }

  static List<String> since(String site, List<String> stack) {
    String method = site.substring(0, site.indexOf('(') + 1);
    for (int i = 0; i < stack.size(); i++) {
      if (stack.get(i).startsWith(method)) {
        List<String> frames = new ArrayList<>(stack.subList(i, stack.size()));
        frames.set(0, site);
        return frames;
      }
    }
    return List.of(site);
  }

  /** The same for a moment that a throwable remembers. */
  public static List<String> of(Throwable then) {
    return framesOf(then.getStackTrace());
  }

  /** The innermost frame outside the JDK, or the innermost one. */
  public static String siteIn(List<String> stack) {
    for (String frame : stack) {
      if (!frame.startsWith("java.") && !frame.startsWith("jdk.") && !frame.startsWith("sun.")) {
        return frame;
      }
    }
    return stack.isEmpty() ? Site.UNKNOWN.toString() : stack.get(0);
  }

  /** The same for a stack that the virtual machine has told of. */
  public static List<String> framesOf(StackTraceElement[] stack) {
    List<String> frames = new ArrayList<>(Math.min(stack.length, KEPT));
    for (StackTraceElement frame : stack) {
      if (frames.size() < KEPT && !isLeftOut(frame.getClassName())) {
        frames.add(
            frame.getClassName() + "." + frame.getMethodName() + "(" + positionOf(frame) + ")");
      }
    }
    return frames;
  }

  /** Hidden classes, as those of lambdas, have a slash in their names, and other names each run. */
  private static boolean isLeftOut(String className) {
    if (className.indexOf('/') >= 0) {
      return true;
    }
    for (int i = 0; i < HARRIER.size(); i++) {
      if (className.startsWith(HARRIER.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static String positionOf(StackTraceElement frame) {
    if (frame.isNativeMethod()) {
      return "Native Method";
    }
    if (frame.getFileName() == null) {
      return "Unknown Source";
    }
    return frame.getLineNumber() < 0
        ? frame.getFileName()
        : frame.getFileName() + ":" + frame.getLineNumber();
  }
}
