package harrier.agent;

import java.io.File;
import java.lang.instrument.Instrumentation;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;

/** The entry point of the agent jar: makes the runtime visible everywhere, then starts the core. */
public final class Agent {
  /** Guarded by the class's lock. */
  private static boolean attached;

  private Agent() {}

  public static synchronized void premain(String options, Instrumentation instrumentation)
      throws Exception {
    if (attached) {
      System.err.println("harrier: already attached; this second attachment is ignored");
      return;
    }
    attached = true;
    File jar = new File(Location.ofAgent());
    if (Agent.class.getClassLoader() != null) {
      startFromBootstrap(jar, options, instrumentation);
      return;
    }
    exportInternals(instrumentation, Class.forName("harrier.shadow.Site", false, null).getModule());
    new CoreLoader(jar)
        .loadClass("harrier.agent.Core")
        .getMethod("start", String.class, Instrumentation.class, File.class)
        .invoke(null, options == null ? "" : options, instrumentation, jar);
  }

  /** Called for the manifest of an application's jar that was instrumented offline. */
  public static synchronized void agentmain(String options, Instrumentation instrumentation)
      throws Exception {
    if (!attached) {
      premain(options, instrumentation);
    }
  }

  /** Starts over where all classes can see us: the manifest knows the jar by another name. */
  private static void startFromBootstrap(File jar, String options, Instrumentation instrumentation)
      throws Exception {
    try (JarFile opened = new JarFile(jar)) {
      instrumentation.appendToBootstrapClassLoaderSearch(opened);
    }
    Class.forName(Agent.class.getName(), true, null)
        .getMethod("premain", String.class, Instrumentation.class)
        .invoke(null, options, instrumentation);
  }

  /**
   * The runtime addresses shadow state through the JDK's internal Unsafe, and links classes through
   * their constants.
   */
  private static void exportInternals(Instrumentation instrumentation, Module runtime) {
    instrumentation.redefineModule(
        Object.class.getModule(),
        Set.of(),
        Map.of(
            "jdk.internal.access", Set.of(runtime),
            "jdk.internal.misc", Set.of(runtime),
            "jdk.internal.reflect", Set.of(runtime),
            "jdk.internal.vm.annotation", Set.of(runtime)),
        Map.of(),
        Set.of(),
        Map.of());
  }
}
