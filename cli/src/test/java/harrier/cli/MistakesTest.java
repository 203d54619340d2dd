package harrier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Registry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every mistake is one line on standard error and exit code 2. */
class MistakesTest {
  @TempDir Path folder;
  private Session session;

  @BeforeEach
  void open() throws IOException {
    session = new Session(folder);
    Files.writeString(folder.resolve("notes.txt"), "no findings, no jar\n");
    Files.writeString(folder.resolve("bad.rules"), "race:a.B.x\nnonsense\n");
    Files.writeString(folder.resolve("bad.methods"), "a.B.*\na.B.x extra\n");
    Files.writeString(folder.resolve("blank"), "# none\n");
    Files.createDirectory(folder.resolve("empty"));
    Files.writeString(folder.resolve("Present.class"), "");
  }

  private void assertMistake(List<String> args, String line) {
    assertThat(session.run(args.toArray(String[]::new))).isEqualTo(2);
    assertThat(session.err()).isEqualTo("harrier: " + line + "\n");
    assertThat(session.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          --tol X            | unknown option '--tol'; did you mean '--tool'?
          --granularty.fields=fine | unknown option '--granularty.fields'; did you mean '--granularity.fields'?
          --tool FastTrak    | unknown tool 'FastTrak': did you mean FastTrack? ('harrier tools' lists them all)
          --tool :           | bad chain ':': a tool name is missing at position 1
          --tool (Print      | bad chain '(Print': a ')' is missing at position 7
          --tool             | option --tool has no value; write --tool CHAIN
          --report=          | option report: has no value
          --format pdf       | option format: 'pdf' is not one of json, html, sarif, junit, text; did you mean 'html'?
          --granularity.arrays grain | option granularity.arrays: 'grain' is not one of fine, coarse, adaptive; did you mean 'fine'?
          --stacks ful       | option stacks: 'ful' is not one of site, adaptive, full; did you mean 'full'?
          --exitcode 256     | option exitcode: '256' is not a whole number from 0 to 255
          --exitcode x       | option exitcode: 'x' is not a whole number from 0 to 255
          --quiet=maybe      | option quiet: 'maybe' is not one of true, false; did you mean 'false'?
          --without word     | option without: there is no optimization 'word'; did you mean 'words'?
          --fault.share 2    | option fault.share: '2' is not a number from 0 to 1
          --archive empty    | option archive: 'empty' is a folder, not a file
          --archive no/a.jsa | option archive: there is no folder for 'no/a.jsa'; make it first
          --suppressions no  | option suppressions: there is no file 'no'; check the path
          --suppressions empty | option suppressions: 'empty' is a folder, not a file
          --suppressions bad.rules | option suppressions: bad.rules:2: 'nonsense' is no suppression; write race:pkg.Class.field
          --baseline no      | option baseline: there is no file 'no'; check the path
          --atomic publik    | option atomic: 'publik' is no file, and not one of annotated, synchronized, public; did you mean 'public'?
          --atomic no.txt    | option atomic: there is no file 'no.txt'; check the path
          --atomic bad.methods | option atomic: bad.methods:2: 'a.B.x extra' names no method; write pkg.Class.method
          --deterministic blank | option deterministic: 'blank' names no method; write pkg.Class.method
          --deterministic rn | option deterministic: 'rn' is no file, and not one of run, annotated; did you mean 'run'?
          --models no        | option models: there is no file 'no'; check the path
          --toolpath no.jar  | option toolpath: there is no file 'no.jar'; check the path
          --toolpath notes.txt | option toolpath: 'notes.txt' is not a jar that can be opened
          --plan p           | option plan: static plans are not available yet; leave the option out
          --java no          | --java no has no bin/java; name the folder of a JDK
          -cp .              | unexpected '-cp'; the target's java arguments go after '--'
          Main               | unexpected 'Main'; the target's java arguments go after '--'
          """)
  void wrongOptions(String options, String line) {
    List<String> args = new ArrayList<>(List.of("run"));
    args.addAll(List.of(options.split(" ")));
    args.addAll(List.of("--", "-cp", ".", "Present"));
    assertMistake(args, line);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          run                   | '--' is missing; write: harrier run [options] -- -cp CLASSES Main
          run --                | nothing to run; write: harrier run [options] -- -cp CLASSES Main
          run -- -Xmx1g         | no class to run among the arguments after '--'; name a main class or -jar FILE
          run -- -jar           | -jar needs a file; write: harrier run -- -jar app.jar
          run -- -jar no.jar    | there is no jar 'no.jar'; check the path after -jar
          run -- -jar notes.txt | 'notes.txt' is not a jar that can be opened
          run -- -cp empty Main | there is no class Main on the class path 'empty'; check -cp
          run -- No.java        | there is no source file 'No.java'; check the path
          rum                   | unknown command 'rum'; did you mean 'harrier run'?
          --verison             | unknown option '--verison'; did you mean '--version'?
          tools now             | unexpected 'now'; try: harrier tools --help
          tools --              | unexpected '--': harrier tools runs no target
          report                | no findings file; write: harrier report --format html FILE
          report --format xml f | option format: 'xml' is not one of json, html, sarif, junit, text; did you mean 'html'?
          """)
  void wrongCommands(String args, String line) {
    assertMistake(List.of(args.replace("run --", "run --tool Empty --").split(" ")), line);
  }

  @Test
  void noCommand() {
    assertMistake(
        List.of(), "no command; write: harrier run -- -cp CLASSES Main, or: harrier --help");
  }

  @Test
  void aBaselineThatIsNoFindingsFile() {
    assertMistake(
        List.of("run", "--baseline", "notes.txt", "--", "Present"),
        "option baseline: " + folder.resolve("notes.txt") + " is not a findings file");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          -cp . Present            | the JVM keeps no classes of folders; pack FOLDER into a jar, or leave it out
          -m a/b                   | only for programs that run from a class path or a jar; leave it out
          -Xshare:off -cp . Present | the java arguments name an archive too; leave one of them out
          """)
  void programsWithoutAnArchive(String arguments, String line) {
    List<String> args = new ArrayList<>(List.of("run", "--archive", "a.jsa", "--"));
    args.addAll(List.of(arguments.split(" ")));
    assertMistake(args, "option archive: " + line.replace("FOLDER", folder.toString()));
  }

  @Test
  void anArchiveThatIsALink() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("a.jsa"), folder.resolve("notes.txt"));
    Path jar = folder.resolve("empty.jar");
    try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("Present.class"));
    }
    assertMistake(
        List.of("run", "--archive", "a.jsa", "--", "-cp", "empty.jar", "Present"),
        "option archive: " + link + " is a link or somebody else's; name a file of your own");
  }

  @Test
  void anOldJdk() throws IOException {
    Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.writeString(java, "");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"1.8.0_402\"\n");
    assertMistake(
        List.of("run", "--tool", "Empty", "--java", "jdk", "--", "Present"),
        java + " is Java 8; Harrier needs 17 or later: use --java HOME");
  }

  @Test
  void aMessageStaysOneLine() {
    assertMistake(
        List.of("run", "--tool", "A\nB\u001b[31mC\u009b\u202eD", "--", "Present"),
        "unknown tool 'A B [31mC D': did you mean "
            + Registry.nearest("A\nB\u001b[31mC\u009b\u202eD")
            + "? ('harrier tools' lists them all)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          --suite javagrnde  | --suite 'javagrnde' is not one of javagrande, papers, detectors, all; did you mean 'javagrande'?
          --reps 0           | --reps '0' is not a whole number from 1 to 1000
          --tools FastTrak   | unknown tool 'FastTrak': did you mean FastTrack? ('harrier tools' lists them all)
          --tools Empty,     | --tools 'Empty,' lacks a name; write it as in Empty,FastTrack
          --size huge        | --size 'huge' is not one of normal, tiny; did you mean 'tiny'?
          --json no/x.json   | cannot write 'no/x.json'; name a file in a folder that exists
          --baseline no.json | --baseline: there is no file 'no.json'; check the path
          --baseline notes.txt | --baseline: cannot read 'notes.txt' (it is not what harrier bench --json writes)
          """)
  void inTheOptionsOfABenchmark(String options, String line) {
    List<String> args = new ArrayList<>(List.of("bench"));
    args.addAll(List.of(options.split(" ")));
    assertMistake(args, line);
  }
}
