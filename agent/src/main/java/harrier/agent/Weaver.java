package harrier.agent;

import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.List;

/** Weaves models into loaded classes, on a thread of our own if it is started. */
final class Weaver extends Thread {
  private final List<Class<?>> classes;
  private final Instrumentation instrumentation;
  private Throwable trouble;

  Weaver(List<Class<?>> classes, Instrumentation instrumentation) {
    super("harrier-weaver");
    this.classes = classes;
    this.instrumentation = instrumentation;
    setDaemon(true);
  }

  void weave() throws UnmodifiableClassException {
    instrumentation.retransformClasses(classes.toArray(Class<?>[]::new));
  }

  @Override
  public void run() {
    try {
      weave();
    } catch (Throwable thrown) {
      trouble = thrown;
    }
  }

  /** Waits for the thread's end, and passes on what went wrong. */
  void finish() throws InterruptedException {
    join();
    if (trouble != null) {
      throw new IllegalStateException(trouble);
    }
  }
}
