package harrier.endtoend;

import static harrier.endtoend.Expectation.assertMarksAreFound;
import static org.assertj.core.api.Assertions.assertThat;

import catalogue.Program;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What was instrumented offline behaves as if instrumented live, on every JDK. */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
final class OfflineTest {
  private static Path folder;

  /** The catalogue's classes, instrumented. */
  private static Path catalogue;

  @Parameter Jdk jdk;

  @BeforeAll
  static void instrumentTheCatalogue() throws Exception {
    folder = Build.newRunFolder();
    catalogue = instrumented(Build.classes("tests/catalogue"), "catalogue");
  }

  private static Path instrumented(Path in, String name) throws Exception {
    Path out = folder.resolve(name);
    assertThat(Commands.harrier("instrument", "--in", in, "--out", out)).contains("rewritten");
    return out;
  }

  private Path fresh(String name) {
    return folder.resolve(jdk.version().feature() + "-" + name);
  }

  private static void assertAllOffline(Outcome outcome) {
    FindingsFile.Instrumentation done = outcome.findings().health().instrumentation();
    assertThat(done.offline()).isPositive().isEqualTo(done.classes());
    assertThat(outcome.findings().health().internalErrors()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fields.SharedCounter",
        "fields.SharedCounterGuarded",
        "fields.EveryType",
        "fields.HiddenFieldReached",
        "statics.DoubleCheckedLocking",
        "arrays.HalfAndOneMore",
        "monitors.Reentrant",
        "methods.InterfaceMethods"
      })
  void findsWhatIsFoundLive(String name) throws Exception {
    Program program = Expectation.program(name);
    Outcome outcome = Run.of(jdk, program.mainClass()).onlyClassPath(catalogue).toEnd();
    assertMarksAreFound(program, outcome);
    assertAllOffline(outcome);
  }

  @Test
  void everyProgramOfTheCatalogueIsLeftInOneJar() throws Exception {
    Path jar = new Jars().folder("", Build.classes("tests/catalogue")).write(fresh("all.jar"));
    Path out = instrumented(jar, jdk.version().feature() + "-all-instrumented.jar");
    try (JarFile before = new JarFile(jar.toFile());
        JarFile after = new JarFile(out.toFile())) {
      assertThat(after.stream().map(Object::toString).toList())
          .isEqualTo(before.stream().map(Object::toString).toList());
    }
  }

  /** A jar of the catalogue that starts a program of it. */
  private Path startable(String name) throws Exception {
    return new Jars()
        .attribute("Main-Class", "catalogue." + name)
        .folder("", Build.classes("tests/catalogue"))
        .write(fresh(name + ".jar"));
  }

  @Test
  void aJarRunsWithTheAgentOnTheBootPathAlone() throws Exception {
    Program program = Expectation.program("fields.SharedCounter");
    Path jar = instrumented(startable("fields.SharedCounter"), fresh("boot.jar").toString());
    Run run = Run.of(jdk, program.mainClass()).jar(jar).withoutAgent();
    run.javaOption("-Xbootclasspath/a:" + Build.agentJar());
    run.environment("HARRIER_OPTIONS", "report=" + run.folder().resolve("report"));
    Outcome outcome = run.toEnd();
    assertMarksAreFound(program, outcome);
    assertAllOffline(outcome);
  }

  @Test
  void aJarThatStartsTheAgentTakesItFromOutsideToo() throws Exception {
    Program program = Expectation.program("fields.SharedCounter");
    Path jar = instrumented(startable("fields.SharedCounter"), fresh("both.jar").toString());
    Outcome outcome = Run.of(jdk, program.mainClass()).jar(jar).toEnd();
    assertMarksAreFound(program, outcome);
    assertThat(outcome.err()).doesNotContain("already attached");
  }

  @ParameterizedTest
  @ValueSource(strings = {"catalogue.fields.SharedCounter", "catalogue.monitors.Reentrant"})
  void withoutAgentItRunsUnobserved(String program) throws Exception {
    Outcome outcome =
        Run.of(jdk, program)
            .onlyClassPath(catalogue)
            .withoutAgent()
            .javaOption("-Xbootclasspath/a:" + Build.agentJar())
            .toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.hasFindingsFile()).isFalse();
  }

  @Test
  void aJarWithinAJar() throws Exception {
    Path inner = new Jars().folder("", Build.classes("tests/catalogue")).write(fresh("inner.jar"));
    Path classes =
        Sources.compile(
            fresh("launcher"),
            "Launcher",
            """
            import java.io.InputStream;
            import java.util.HashMap;
            import java.util.Map;
            import java.util.jar.JarEntry;
            import java.util.jar.JarInputStream;

            public final class Launcher extends ClassLoader {
              private final Map<String, byte[]> classes = new HashMap<>();

              Launcher(InputStream in) throws Exception {
                JarInputStream jar = new JarInputStream(in);
                for (JarEntry e = jar.getNextJarEntry(); e != null; e = jar.getNextJarEntry()) {
                  classes.put(e.getName(), jar.readAllBytes());
                }
              }

              @Override
              protected Class<?> findClass(String name) throws ClassNotFoundException {
                byte[] bytes = classes.get(name.replace('.', '/') + ".class");
                if (bytes == null) {
                  throw new ClassNotFoundException(name);
                }
                return defineClass(name, bytes, 0, bytes.length);
              }

              public static void main(String[] args) throws Exception {
                InputStream in = Launcher.class.getResourceAsStream("/lib/inner.jar");
                var main =
                    new Launcher(in)
                        .loadClass("catalogue.fields.SharedCounter")
                        .getDeclaredMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) args);
              }
            }
            """);
    Path outer =
        new Jars()
            .attribute("Main-Class", "Launcher")
            .folder("", classes)
            .entry("lib/inner.jar", inner)
            .write(fresh("outer.jar"));
    Path jar = instrumented(outer, fresh("nested.jar").toString());
    Outcome outcome = Run.of(jdk, "Launcher").jar(jar).toEnd();
    assertMarksAreFound(Expectation.program("fields.SharedCounter"), outcome);
    assertAllOffline(outcome);
  }

  private Path versioned(String folderName, String body) throws Exception {
    return Sources.compile(
        fresh(folderName),
        "Versioned",
        """
        public final class Versioned {
          static int value;

          static void run() {
            %s
          }

          public static void main(String[] args) throws InterruptedException {
            Thread first = new Thread(Versioned::run);
            Thread second = new Thread(Versioned::run);
            first.start();
            second.start();
            first.join();
            second.join();
          }
        }
        """
            .formatted(body));
  }

  /** An instrumented jar of a class whose newer version has a race. */
  private Path withVersions(String name) throws Exception {
    Path jar =
        new Jars()
            .attribute("Main-Class", "Versioned")
            .attribute("Multi-Release", "true")
            .folder("", versioned(name + "-old", ""))
            .folder("META-INF/versions/17/", versioned(name + "-new", "value++;"))
            .write(fresh(name + ".jar"));
    return instrumented(jar, fresh(name + "-instrumented.jar").toString());
  }

  @Test
  void aJarWithVersions() throws Exception {
    Outcome outcome = Run.of(jdk, "Versioned").jar(withVersions("versions")).toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.findings().only().variable().name()).isEqualTo("value");
    assertAllOffline(outcome);
  }

  @Test
  void aSignedJarLosesItsSignature() throws Exception {
    Path jar = startable("fields.SharedCounter");
    Path keys = fresh("keys");
    Commands.ofJdk(
        "keytool",
        ("-genkeypair -keyalg EC -alias test -dname CN=test -storepass secret -keypass secret"
                + " -keystore "
                + keys)
            .split(" "));
    Commands.ofJdk("jarsigner", "-keystore", keys, "-storepass", "secret", jar, "test");
    Path out = fresh("signed-instrumented.jar");
    assertThat(Commands.harrier("instrument", "--in", jar, "--out", out))
        .contains("signature dropped");
    Outcome outcome = Run.of(jdk, "Main").jar(out).toEnd();
    assertMarksAreFound(Expectation.program("fields.SharedCounter"), outcome);
    assertAllOffline(outcome);
  }

  /** Runs a jar that was instrumented with an archive, and answers what it printed. */
  private String withArchive(Path archive, Path report, Path jar) throws Exception {
    Path home = Path.of(jdk.java()).getParent().getParent();
    return Commands.harrier(
        "run",
        "--java",
        home,
        "--exitcode",
        0,
        "--archive",
        archive,
        "--report",
        report,
        "--",
        "-Xlog:class+load",
        "-jar",
        jar);
  }

  private FindingsFile findingsIn(String report) {
    return FindingsFile.read(fresh(report).resolve("findings.json"));
  }

  private static final String FROM_ARCHIVE = " source: shared objects file (top)";

  @Test
  void theJvmKeepsItsClassesInAnArchive() throws Exception {
    Path jar = instrumented(startable("fields.SharedCounter"), fresh("kept.jar").toString());
    Path archive = fresh("kept.jsa");
    String program = "catalogue.fields.SharedCounter";
    String first = withArchive(archive, fresh("first"), jar);
    assertThat(first).contains("harrier: made " + archive).doesNotContain(FROM_ARCHIVE);
    String second = withArchive(archive, fresh("second"), jar);
    assertThat(second).contains(program + FROM_ARCHIVE).doesNotContain("harrier: made");
    FindingsFile before = findingsIn("first");
    FindingsFile after = findingsIn("second");
    assertThat(after.only().id()).isEqualTo(before.only().id());
    assertThat(after.only().count()).isEqualTo(before.only().count());
    assertThat(after.health().internalErrors()).isZero();
  }

  @Test
  void anArchiveOfAnOlderJarIsMadeAnew() throws Exception {
    Path jar = fresh("changed.jar");
    instrumented(startable("fields.SharedCounter"), jar.toString());
    Path archive = fresh("changed.jsa");
    withArchive(archive, fresh("changed-1"), jar);
    Files.delete(jar);
    instrumented(startable("fields.SharedCounterGuarded"), jar.toString());
    String printed = withArchive(archive, fresh("changed-2"), jar);
    assertThat(printed).contains("harrier: made " + archive).doesNotContain(FROM_ARCHIVE);
    assertThat(findingsIn("changed-2").findings()).isEmpty();
  }

  /** Some JVMs show an agent another version than they take from the archive. */
  @Test
  void classesWithVersionsAreNotArchived() throws Exception {
    Path out = withVersions("kept-versions");
    Path archive = fresh("versions.jsa");
    withArchive(archive, fresh("versions-1"), out);
    String printed = withArchive(archive, fresh("versions-2"), out);
    assertThat(printed).doesNotContain("Versioned" + FROM_ARCHIVE);
    assertThat(findingsIn("versions-2").only().variable().name()).isEqualTo("value");
  }

  @Test
  void aMethodReferenceIsWatched() throws Exception {
    Path classes =
        Sources.compile(
            fresh("referring"),
            "Referring",
            """
            import java.util.HashMap;
            import java.util.Map;
            import java.util.function.BiFunction;

            public final class Referring {
              public static void main(String[] args) throws InterruptedException {
                Map<String, String> map = new HashMap<>();
                BiFunction<String, String, String> put = map::put;
                Thread other = new Thread(() -> put.apply("a", "b"));
                other.start();
                put.apply("c", "d");
                other.join();
                System.out.println(map.size());
              }
            }
            """);
    Outcome live = Run.of(jdk, "Referring").onlyClassPath(classes).toEnd();
    assertThat(live.exit()).as(live.err()).isEqualTo(66);
    Path out = instrumented(classes, fresh("referring-instrumented").toString());
    Outcome outcome = Run.of(jdk, "Referring").onlyClassPath(out).toEnd();
    assertThat(outcome.findings().only().id()).isEqualTo(live.findings().only().id());
    assertAllOffline(outcome);
    Outcome alone =
        Run.of(jdk, "Referring")
            .onlyClassPath(out)
            .withoutAgent()
            .javaOption("-Xbootclasspath/a:" + Build.agentJar())
            .toEnd();
    assertThat(alone.out()).as(alone.err()).isEqualTo(live.out());
  }

  @Test
  void otherOptionsAreSaidAndDoNoHarm() throws Exception {
    Outcome outcome =
        Run.of(jdk, "catalogue.fields.SharedCounter")
            .onlyClassPath(catalogue)
            .tool("LockSet")
            .toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(outcome.errLines("was instrumented offline with other options")).isEqualTo(1);
    assertThat(outcome.findings().health().classesSkipped())
        .anyMatch(skipped -> skipped.className().equals("catalogue.fields.SharedCounter"));
    assertThat(outcome.findings().health().internalErrors()).isZero();
  }
}
