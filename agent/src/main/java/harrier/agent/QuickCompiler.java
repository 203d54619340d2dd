package harrier.agent;

import harrier.finding.Health;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;

/**
 * Has the JVM compile what a program needs at its start quickly rather than well.
 *
 * <p>A program that loads thousands of classes at its start keeps the code that rewrites them busy
 * for seconds; then it hardly runs again. What the optimizing compiler makes of it comes too late,
 * and takes as long as the rewriting itself.
 *
 * <p>The quick compiler has thousands of the program's methods to compile meanwhile. It calls hooks
 * from them: copies of its own would be large, and slower than what the optimizing compiler, which
 * goes on to make such copies, has soon made of the hooks themselves.
 */
final class QuickCompiler {
  /** A program with fewer classes has started before this would help, or is about to compute. */
  private static final int MANY_CLASSES = 50;

  /** One that is there so often, however small, will have its methods compiled. */
  private static final int MANY_LOOKS = 4;

  private static final String REWRITING =
      "{ match: [\"harrier/asm/*.*\", \"harrier/instrument/*.*\", \"harrier/agent/*.*\","
          + " \"harrier/finding/*.*\"], c2: { Exclude: true } }";

  /** Of the two rules that match our own code, the first one holds. */
  private static final String HOOKS =
      "{ match: \"harrier/*.*\", c1: { Enable: true } },"
          + " { match: \"*.*\", c1: { inline: \"-harrier/hook/*.*\" } }";

  /** What each rule begins with where the JVM lists them, its own default included. */
  private static final String LISTED = "Directive:";

  private static final String PACKAGE = "com.sun.management.internal";

  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rwx------");

  private final Instrumentation instrumentation;
  private final Health health;
  private boolean done;
  private int looks;

  QuickCompiler(Instrumentation instrumentation, Health health) {
    this.instrumentation = instrumentation;
    this.health = health;
  }

  /** Asks for it once it is worth while. On a JVM that cannot do it, all stays as it is. */
  void consider() {
    if (done || ++looks < MANY_LOOKS && health.classesInstrumented() < MANY_CLASSES) {
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
      String present = command("Compiler.directives_print");
      boolean isAlone = present.indexOf(LISTED) == present.lastIndexOf(LISTED);
      add(isAlone ? REWRITING + ", " + HOOKS : REWRITING); // rules of the user hold before ours
    } catch (IOException | ReflectiveOperationException | LinkageError | RuntimeException cannot) {
      return; // slower, but right
    }
  }

  private static void add(String rules) throws IOException, ReflectiveOperationException {
    Path folder = newFolder();
    File file = folder.resolve("rules.json").toFile();
    try {
      try (FileOutputStream out = new FileOutputStream(file)) {
        out.write(("[" + rules + "]").getBytes(StandardCharsets.UTF_8));
      }
      command("Compiler.directives_add \"" + file + "\"");
    } finally {
      file.delete();
      Files.delete(folder);
    }
  }

  /**
   * A folder for us alone. A temporary file of the JDK's making would need a channel, and so load
   * the network library, which reads properties that the target may be about to set.
   */
  private static Path newFolder() throws IOException {
    Path all = Path.of(System.getProperty("java.io.tmpdir"));
    Path own = all.resolve("harrier" + System.nanoTime());
    return all.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? Files.createDirectory(own, PosixFilePermissions.asFileAttribute(OWNER_ONLY))
        : Files.createDirectory(own);
  }

  /** Asks the JVM as a management client would, but without all that such a client needs. */
  private static String command(String text) throws ReflectiveOperationException {
    Class.forName(PACKAGE + ".PlatformMBeanProviderImpl"); // loads the native library
    Class<?> commands = Class.forName(PACKAGE + ".DiagnosticCommandImpl");
    Method instance = commands.getDeclaredMethod("getDiagnosticCommandMBean");
    instance.setAccessible(true);
    Method execute = commands.getDeclaredMethod("executeDiagnosticCommand", String.class);
    execute.setAccessible(true);
    return (String) execute.invoke(instance.invoke(null), text);
  }
}
