package harrier.agent;

import harrier.finding.Health;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

/**
 * Has the JVM compile the code that rewrites classes quickly rather than well.
 *
 * <p>A program that loads thousands of classes at its start keeps that code busy for seconds; then
 * it hardly runs again. What the optimizing compiler makes of it comes too late, and takes as long
 * as the rewriting itself.
 */
final class QuickCompiler {
  /** A program with fewer classes has started before this would help. */
  private static final int MANY_CLASSES = 50;

  private static final String RULES =
      "[{ match: [\"harrier/asm/*.*\", \"harrier/instrument/*.*\", \"harrier/agent/*.*\"],"
          + " c2: { Exclude: true } }]";

  private static final String PACKAGE = "com.sun.management.internal";

  private final Instrumentation instrumentation;
  private final Health health;
  private boolean done;

  QuickCompiler(Instrumentation instrumentation, Health health) {
    this.instrumentation = instrumentation;
    this.health = health;
  }

  /** Asks for it once it is worth while. On a JVM that cannot do it, all stays as it is. */
  void consider() {
    if (done || health.classesInstrumented() < MANY_CLASSES) {
      return;
    }
    done = true;
    ModuleLayer.boot().findModule("jdk.management").ifPresent(this::ask);
  }

  private void ask(Module management) {
    try {
      instrumentation.redefineModule(
          management,
          Set.of(),
          Map.of(),
          Map.of(PACKAGE, Set.of(QuickCompiler.class.getModule())),
          Set.of(),
          Map.of());
      Path rules = Files.createTempFile("harrier", ".json");
      try {
        Files.writeString(rules, RULES);
        command("Compiler.directives_add \"" + rules + "\"");
      } finally {
        Files.delete(rules);
      }
    } catch (IOException | ReflectiveOperationException | LinkageError | RuntimeException cannot) {
      return; // slower, but right
    }
  }

  /** Asks the JVM as a management client would, but without all that such a client needs. */
  private static void command(String text) throws ReflectiveOperationException {
    Class.forName(PACKAGE + ".PlatformMBeanProviderImpl"); // loads the native library
    Class<?> commands = Class.forName(PACKAGE + ".DiagnosticCommandImpl");
    Method instance = commands.getDeclaredMethod("getDiagnosticCommandMBean");
    instance.setAccessible(true);
    Method execute = commands.getDeclaredMethod("executeDiagnosticCommand", String.class);
    execute.setAccessible(true);
    execute.invoke(instance.invoke(null), text);
  }
}
