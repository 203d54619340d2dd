package harrier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.instrument.Template;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code harrier instrument}, up to the point where the result would run. */
class InstrumentCommandTest {
  private static final String CLASS = "harrier/cli/FakeTarget.class";
  private static final byte[] NOTHING = new byte[0];

  @TempDir Path folder;
  private Session session;
  private byte[] bytes;

  @BeforeEach
  void open() throws IOException {
    session = new Session(folder);
    session.agent = jar("agent.jar", "empty", NOTHING);
    try (InputStream in = getClass().getResourceAsStream("/" + CLASS)) {
      bytes = in.readAllBytes();
    }
  }

  /** A jar of entries, each a name and its content. */
  private Path jar(String name, Object... entries) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      for (int i = 0; i < entries.length; i += 2) {
        out.putNextEntry(new JarEntry((String) entries[i]));
        out.write((byte[]) entries[i + 1]);
        out.closeEntry();
      }
    }
    return jar;
  }

  private int instrument(String in, String out) {
    return session.run("instrument", "--in", in, "--out", out);
  }

  private void assertRefused(int exit, String why) throws IOException {
    assertThat(session.err()).startsWith("harrier: ").contains(why).hasLineCount(1);
    assertThat(exit).isEqualTo(2);
    assertThat(folder.resolve("out.jar")).doesNotExist();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).noneMatch(file -> file.toString().endsWith(".draft"));
    }
  }

  private byte[] entry(String jar, String name) throws IOException {
    try (JarFile file = new JarFile(folder.resolve(jar).toFile());
        InputStream in = file.getInputStream(file.getEntry(name))) {
      return in.readAllBytes();
    }
  }

  @Test
  void rewritesTheClassesOfAJarAndCopiesTheRest() throws IOException {
    jar("in.jar", CLASS, bytes, "META-INF/versions/17/" + CLASS, bytes, "text", new byte[] {1});
    assertThat(instrument("in.jar", "out.jar")).isZero();
    assertThat(session.out()).contains("2 classes rewritten").hasLineCount(1);
    assertThat(session.err()).isEmpty();
    assertThat(Template.in(entry("out.jar", CLASS))).isNotNull();
    assertThat(Template.in(entry("out.jar", "META-INF/versions/17/" + CLASS))).isNotNull();
    assertThat(entry("out.jar", "text")).containsExactly(1);
  }

  @Test
  void rewritesAFolderWithJarsInIt() throws IOException {
    Files.createDirectories(folder.resolve("in/a"));
    Files.write(folder.resolve("in/a/A.class"), bytes);
    Files.move(jar("b.jar", CLASS, bytes), folder.resolve("in/b.jar"));
    assertThat(instrument("in", "out")).isZero();
    assertThat(session.out()).contains("2 classes rewritten");
    assertThat(Template.in(Files.readAllBytes(folder.resolve("out/a/A.class")))).isNotNull();
    assertThat(Template.in(entry("out/b.jar", CLASS))).isNotNull();
  }

  @Test
  void saysWhatIsLeftAloneAndWhy() throws IOException {
    jar("once.jar", CLASS, bytes);
    assertThat(instrument("once.jar", "twice.jar")).isZero();
    jar(
        "in.jar",
        CLASS,
        entry("twice.jar", CLASS),
        "Whole.class",
        bytes,
        "None.class",
        new byte[] {1, 2, 3},
        "module-info.class",
        bytes);
    assertThat(instrument("in.jar", "out.jar")).isZero();
    assertThat(session.out())
        .contains(
            "1 class rewritten, 3 left alone"
                + " (1 instrumented already, 1 module descriptors, 1 that cannot be instrumented)");
    assertThat(session.err())
        .isEqualTo("harrier: in.jar!/None.class: cannot be instrumented (no class file)\n");
    assertThat(entry("out.jar", "None.class")).containsExactly(1, 2, 3);
  }

  @Test
  void namesOfEntriesForgeNoLine() throws IOException {
    jar("in.jar", "\u009b31m\u0085harrier: forged\u202e\n.class", NOTHING);
    assertThat(instrument("in.jar", "out.jar")).isZero();
    assertThat(session.err())
        .isEqualTo(
            "harrier: in.jar!/ 31m harrier: forged .class: cannot be instrumented (no class file)\n");
  }

  @Test
  void dropsASignatureWithANotice() throws IOException {
    jar("in.jar", "META-INF/A.SF", NOTHING, "META-INF/A.RSA", NOTHING, CLASS, bytes);
    assertThat(instrument("in.jar", "out.jar")).isZero();
    assertThat(session.err())
        .isEqualTo("harrier: in.jar: signature dropped, since its classes change\n");
    try (JarFile out = new JarFile(folder.resolve("out.jar").toFile())) {
      assertThat(out.stream().map(JarEntry::getName)).containsExactly(CLASS);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"../evil.class", "a/../../evil", "/etc/evil", "C:/evil", "a\\..\\evil"})
  void refusesEntriesThatLeadOut(String name) throws IOException {
    jar("in.jar", CLASS, bytes, name, bytes);
    assertRefused(instrument("in.jar", "out.jar"), "'" + name + "' leads out of the archive");
  }

  @Test
  void refusesThemInNestedJarsToo() throws IOException {
    byte[] inner = Files.readAllBytes(jar("inner.jar", "../evil.class", bytes));
    jar("in.jar", "lib/inner.jar", inner);
    assertRefused(instrument("in.jar", "out.jar"), "in.jar!/lib/inner.jar: the entry '../evil");
  }

  @Test
  void refusesWhatIsMissingOrNoJar() throws IOException {
    assertRefused(instrument("no.jar", "out.jar"), "there is no jar or folder");
    open();
    Files.writeString(folder.resolve("in.jar"), "nonsense");
    assertRefused(instrument("in.jar", "out.jar"), "is not a jar that can be read");
    open();
    assertRefused(session.run("instrument", "--in", "in.jar"), "--out is missing");
    open();
    assertRefused(session.run("instrument", "--out", "out.jar"), "--in is missing");
  }

  @Test
  void refusesToOverwriteItsInput() throws IOException {
    Path in = jar("in.jar", CLASS, bytes);
    byte[] before = Files.readAllBytes(in);
    Files.createSymbolicLink(folder.resolve("link.jar"), in);
    assertRefused(instrument("in.jar", "./in.jar"), "would overwrite its input");
    open();
    assertRefused(instrument("in.jar", "link.jar"), "would overwrite its input");
    assertThat(in).hasBinaryContent(before);
    Files.createDirectories(folder.resolve("classes"));
    open();
    assertRefused(instrument("classes", "classes/out"), "is inside the other");
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void leavesOutOfAFolderWhatIsNoFile() throws Exception {
    Path in = Files.createDirectory(folder.resolve("classes"));
    Files.write(in.resolve("A.class"), bytes);
    pipe(in.resolve("events"));
    assertThat(instrument("classes", "out")).isZero();
    assertThat(session.err())
        .isEqualTo("harrier: events: neither a file nor a folder, not copied\n");
    assertThat(folder.resolve("out")).isDirectoryContaining("glob:**/A.class");
    assertThat(folder.resolve("out/events")).doesNotExist();
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void refusesToReadFromOrToReplaceWhatIsNoFile() throws Exception {
    jar("in.jar", CLASS, bytes);
    Path pipe = pipe(folder.resolve("pipe"));
    assertRefused(instrument("in.jar", "pipe"), "pipe is neither a file nor a folder");
    assertThat(pipe).exists();
    assertThat(Files.isRegularFile(pipe)).isFalse();
    open();
    assertRefused(instrument("pipe", "out.jar"), "pipe is neither a file nor a folder");
  }

  private static Path pipe(Path path) throws IOException, InterruptedException {
    assertThat(new ProcessBuilder("mkfifo", path.toString()).start().waitFor()).isZero();
    return path;
  }

  @Test
  void refusesAFolderThatIsNotEmpty() throws IOException {
    Files.createDirectories(folder.resolve("in"));
    Files.createDirectories(folder.resolve("out/kept"));
    assertRefused(instrument("in", "out"), "is not empty");
  }

  @Test
  void aMistakeInTheToolIsNamed() throws IOException {
    jar("in.jar", CLASS, bytes);
    int exit =
        session.run("instrument", "--in", "in.jar", "--out", "out.jar", "--tool", "FastTrak");
    assertRefused(exit, "FastTrack");
  }
}
