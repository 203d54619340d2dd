package harrier.hook;

import harrier.shadow.ShadowThread;
import harrier.tool.Tool;
import jdk.internal.vm.annotation.Hidden;

/** The end of the run, called from the JDK's shutdown code. */
public final class RunHooks {
  /** Whether the main thread died of an exception: the launcher will then exit with 1. */
  private static volatile boolean mainFailed;

  private RunHooks() {}

  /** At the start of Shutdown.halt: every way of ending with a code comes through it. */
  @Hidden
  public static int halting(int status) {
    return finish(status);
  }

  /** At the end of Shutdown.shutdown: the JVM ends because its last thread did. */
  @Hidden
  public static void shutDown() {
    int own = mainFailed ? 1 : 0;
    int status = finish(own);
    if (status != own) {
      Runtime.getRuntime().halt(status);
    }
  }

  /** When a thread dies of an exception. */
  @Hidden
  public static void uncaught(Thread thread) {
    if (thread.getName().equals("main") && thread.getThreadGroup() != null) {
      mainFailed = true;
    }
  }

  /** Hides the members instrumentation added. */
  @Hidden
  public static java.lang.reflect.Field[] visible(java.lang.reflect.Field[] fields) {
    int kept = 0;
    for (java.lang.reflect.Field field : fields) {
      if (!field.getName().startsWith(ShadowFields.PREFIX)) {
        kept++;
      }
    }
    if (kept == fields.length) {
      return fields;
    }
    java.lang.reflect.Field[] visible = new java.lang.reflect.Field[kept];
    int next = 0;
    for (java.lang.reflect.Field field : fields) {
      if (!field.getName().startsWith(ShadowFields.PREFIX)) {
        visible[next++] = field;
      }
    }
    return visible;
  }

  private static int finish(int status) {
    if (Live.findings() == null) {
      return status;
    }
    Threads.current().busy = true; // the last thing this thread does
    Live.stop();
    try {
      noteLosses();
      return Live.findings().finish(status, RunHooks::summaries);
    } catch (Throwable trouble) {
      return status;
    }
  }

  private static String summaries() {
    StringBuilder all = new StringBuilder();
    for (Tool tool : Live.chain().tools()) {
      all.append(tool.summary());
    }
    return all.toString();
  }

  private static void noteLosses() {
    if (ShadowThread.someAreLossy()) {
      Live.health()
          .note(
              "eventsLost",
              "a thread had no stack or memory left for an event; no race with it is reported since");
    }
  }
}
