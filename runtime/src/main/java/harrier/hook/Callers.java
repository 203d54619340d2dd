package harrier.hook;

/** Code of the target that is on the stack. */
final class Callers {
  private static final StackWalker WALKER = StackWalker.getInstance();

  private Callers() {}

  /** The innermost frame that is neither the JDK's nor ours: who starts a thread. */
  static String ofStart() {
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
                                frame.getLineNumber())
                            .toString())
                .findFirst()
                .orElse(null));
  }

  private static boolean isInternal(String className) {
    return className.startsWith("java.")
        || className.startsWith("jdk.")
        || className.startsWith("sun.")
        || className.startsWith("harrier.hook.");
  }
}
