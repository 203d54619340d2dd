package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Classes come from anywhere, and are initialized when they would be. */
final class LoadingTest {
  private static final String HELLO =
      """
      package hello;

      public final class Main implements Runnable {
        private static int count;
        private int value = 1;

        public synchronized void run() {
          count += value++;
        }

        public static void main(String[] args) throws Exception {
          Main main = new Main();
          Thread thread = new Thread(main);
          thread.start();
          thread.join();
          main.run();
          System.out.println(count + " " + Main.class.getModule().getName());
          System.out.println(Main.class.getModule().getDescriptor());
          java.security.CodeSource source = Main.class.getProtectionDomain().getCodeSource();
          System.out.println(source.getCertificates() == null ? 0 : source.getCertificates().length);
          System.out.println(Other.text());
        }
      }
      """;

  private static final String OTHER =
      "package hello; final class Other { static int n; static String text() { n++; return \"%s\"; }}";

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void theAgentsJarMayHaveAnotherName(Jdk jdk) throws Exception {
    Run run = Run.of(jdk, "catalogue.fields.SharedCounter");
    Path renamed = Files.copy(Build.agentJar(), run.folder().resolve("my agent 1.0.jar"));
    assertThat(run.agent(renamed).toEnd().findings().only().variable().name()).isEqualTo("value");
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Twins#jdksAndLayouts")
  void loadersOfEveryKind(Jdk jdk, String tool) throws Exception {
    Outcome outcome = Twins.assertSame(jdk, tool, "targets.loading.Loading", run -> run);
    assertThat(outcome.findings().health().classesSkipped())
        .as("files that are no class files of this JVM")
        .hasSize(3)
        .anyMatch(skipped -> skipped.why().contains("version 99"));
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void toolsThatHearOfMethodsKeepNoObjectAlive(Jdk jdk) throws Exception {
    Twins.assertSame(jdk, "Blocks", "targets.loading.Loading", run -> run);
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void aModule(Jdk jdk) throws Exception {
    Path folder = Build.newRunFolder();
    Path classes =
        Sources.compile(
            folder,
            Map.of(
                "module-info",
                "module hello { }",
                "hello.Main",
                HELLO,
                "hello.Other",
                OTHER.formatted("in a module")));
    Outcome outcome =
        Twins.assertSame(
            jdk,
            "FastTrack",
            "-m hello/hello.Main",
            run -> run.javaOption("-p").javaOption(classes.toString()));
    assertThat(outcome.out()).startsWith("3 hello\nmodule { name: hello");
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void aJarForSeveralReleases(Jdk jdk) throws Exception {
    Path folder = Build.newRunFolder();
    Path classes = hello(folder, "old");
    Path newer = Sources.compile(folder.resolve("newer"), "hello.Other", OTHER.formatted("new"));
    Path versions = Files.createDirectories(classes.resolve("META-INF/versions/17/hello"));
    Files.copy(newer.resolve("hello/Other.class"), versions.resolve("Other.class"));
    Files.writeString(
        classes.resolve("META-INF/MANIFEST.MF"), "Manifest-Version: 1.0\nMulti-Release: true\n\n");
    Path jar = Sources.jar(classes, folder.resolve("hello.jar"));
    Outcome outcome = Twins.assertSame(jdk, "FastTrack", "hello.Main", run -> run.classPath(jar));
    assertThat(outcome.out()).endsWith("new\n");
  }

  @Test
  void aSignedJar() throws Exception {
    Jdk jdk = Jdk.running();
    Path folder = Build.newRunFolder();
    Path jar = Sources.jar(hello(folder, "signed"), folder.resolve("hello.jar"));
    Path keys = folder.resolve("keys");
    List<String> access = List.of("-keystore", keys.toString(), "-storepass", "secret");
    tool(jdk, "keytool", access, "-genkeypair", "-alias", "me", "-dname", "CN=me", "-keyalg", "EC");
    tool(jdk, "jarsigner", access, jar.toString(), "me");
    Outcome outcome = Twins.assertSame(jdk, "FastTrack", "hello.Main", run -> run.classPath(jar));
    assertThat(outcome.out()).endsWith("1\nsigned\n");
  }

  private static Path hello(Path folder, String text) throws Exception {
    return Sources.compile(
        folder, Map.of("hello.Main", HELLO, "hello.Other", OTHER.formatted(text)));
  }

  private static void tool(Jdk jdk, String name, List<String> access, String... more)
      throws Exception {
    List<String> command = new java.util.ArrayList<>();
    command.add(jdk.home().resolve("bin").resolve(name).toString());
    command.addAll(access);
    command.addAll(List.of(more));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor()).as(name).isZero();
  }
}
