package harrier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Registry;
import harrier.analyses.ToolEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandsTest {
  private static final String FINDINGS =
      """
      {"schema": 1, "tool": "FastTrack", "findings": [
        {"id": "1", "kind": "data-race", "tool": "FastTrack", "count": 2,
         "variable": {"type": "field", "class": "a.B", "name": "x"},
         "accesses": [{"op": "write", "thread": "t", "site": "a.B.m(B.java:1)"},
                      {"op": "write", "thread": "u", "site": "a.B.m(B.java:1)"}]}]}
      """;

  @TempDir Path folder;
  private Session session;

  @BeforeEach
  void open() throws IOException {
    session = new Session(folder);
    Files.writeString(folder.resolve("one.json"), FINDINGS);
    Files.createDirectory(folder.resolve("two"));
    Files.writeString(folder.resolve("two/findings.json"), FINDINGS);
  }

  @Test
  void modelFilesAreChecked() throws IOException {
    Files.writeString(folder.resolve("my.models"), "class a.Lock\n  lock() return acquire(this)\n");
    assertThat(session.run("models", "--check", "my.models")).isZero();
    assertThat(session.out()).contains("my.models: 1 rows, no mistake");
    Files.writeString(folder.resolve("my.models"), "class a.Lock\n  lock() return aquire(this)\n");
    assertThat(session.run("models", "--check", "my.models")).isEqualTo(2);
    assertThat(session.err())
        .contains("harrier: my.models:2: unknown action 'aquire'; nearest: acquire");
  }

  @Test
  void helpNamesEveryCommandAndOption() {
    assertThat(session.run("--help")).isZero();
    assertThat(session.out()).contains("run", "tools", "report", "--version");
    assertThat(session.run("run", "--help")).isZero();
    Key.names().forEach(key -> assertThat(session.out()).contains("--" + key));
    assertThat(session.err()).isEmpty();
  }

  @Test
  void theVersionIsOneLine() {
    assertThat(session.run("--version")).isZero();
    assertThat(session.out()).startsWith("harrier ").hasLineCount(1);
  }

  @Test
  void toolsAreListedOneALine() {
    assertThat(session.run("tools")).isZero();
    assertThat(session.out().lines().map(line -> line.split(" ")[0]))
        .containsExactlyElementsOf(Registry.entries().stream().map(ToolEntry::name).toList());
  }

  @Test
  void oneFormatGoesToStandardOutput() {
    assertThat(session.run("report", "one.json")).isZero();
    assertThat(session.out()).contains("SUMMARY: data race a.B.x B.java:1 <-> B.java:1");
  }

  @Test
  void severalFormatsGoToAFolderMerged() throws IOException {
    assertThat(
            session.run(
                "report", "--format", "html,json,sarif,junit,text", "one.json", "two", "-o", "out"))
        .isZero();
    assertThat(session.out()).isEmpty();
    for (String name : new String[] {"html", "json", "sarif", "xml", "txt"}) {
      assertThat(folder.resolve("out/findings." + name)).isNotEmptyFile();
    }
    assertThat(Files.readString(folder.resolve("out/findings.json"))).contains("\"count\": 4");
  }

  @Test
  void mergedFindingsDoNotOverwriteAnInput() {
    assertThat(session.run("report", "--format", "json", "one.json", "two", "-o", "two"))
        .isEqualTo(2);
    assertThat(folder.resolve("two/findings.json")).hasContent(FINDINGS);
    assertThat(session.err()).contains("would overwrite two; name a folder with -o");
  }

  @Test
  void aMissingFindingsFileIsNamed() {
    assertThat(session.run("report", "no.json")).isEqualTo(2);
    assertThat(session.err())
        .isEqualTo("harrier: there is no findings file " + folder.resolve("no.json") + "\n");
  }
}
