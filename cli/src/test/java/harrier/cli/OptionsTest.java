package harrier.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OptionsTest {
  @TempDir Path folder;
  private Session session;

  @BeforeEach
  void open() {
    session = new Session(folder);
  }

  private Options merge(Map<Key, String> commandLine) {
    return Options.merge(commandLine, session.here());
  }

  private void file(String text) throws IOException {
    Files.writeString(folder.resolve(Options.FILE), text);
  }

  @Test
  void theCommandLineWinsThenTheEnvironmentThenTheFile() throws IOException {
    file("tool=Count\nexitcode=1\nstacks=site\n");
    session.env.put(Options.VARIABLE, "tool=Print,exitcode=2");
    Options options = merge(Map.of(Key.TOOL, "LockSet"));
    assertThat(options.get(Key.TOOL)).isEqualTo("LockSet");
    assertThat(options.get(Key.EXITCODE)).isEqualTo("2");
    assertThat(options.get(Key.STACKS)).isEqualTo("site");
    assertThat(options.get(Key.FIELDS)).isEqualTo("fine");
  }

  @Test
  void theEnvironmentHasFlagsListsAndEscapes() {
    session.env.put(
        Options.VARIABLE, "quiet,format=json,sarif,include=a.*,b.?,report=x\\,y,stats=false");
    Options options = merge(Map.of());
    assertThat(options.get(Key.QUIET)).isEqualTo("true");
    assertThat(options.formats()).containsExactly("json", "sarif");
    assertThat(options.get(Key.INCLUDE)).isEqualTo("a.*,b.?");
    assertThat(options.reportFolder()).isEqualTo(folder.resolve("x,y"));
    assertThat(options.get(Key.STATS)).isEqualTo("false");
  }

  @Test
  void theFileIsUtf8() throws IOException {
    file("report = rücksicht\n");
    assertThat(merge(Map.of()).reportFolder()).isEqualTo(folder.resolve("rücksicht"));
  }

  @Test
  void unknownKeysAreNamedWithTheirSourceAndTheNearestKey() throws IOException {
    session.env.put(Options.VARIABLE, "tol=Print");
    assertThatThrownBy(() -> merge(Map.of()))
        .hasMessage("unknown option 'tol' in HARRIER_OPTIONS; did you mean 'tool'?");
    file("granularity.field=fine\n");
    assertThatThrownBy(() -> merge(Map.of()))
        .hasMessage(
            "unknown option 'granularity.field' in harrier.properties;"
                + " did you mean 'granularity.fields'?");
  }

  @Test
  void badValuesAreNamedWithTheirSource() {
    session.env.put(Options.VARIABLE, "exitcode=300");
    assertThatThrownBy(() -> merge(Map.of()))
        .hasMessage(
            "option exitcode in HARRIER_OPTIONS: '300' is not a whole number from 0 to 255");
    session.env.put(Options.VARIABLE, "tool");
    assertThatThrownBy(() -> merge(Map.of()))
        .hasMessage("option tool in HARRIER_OPTIONS has no value; write tool=…");
  }

  @Test
  void theAgentIsToldEverythingWithAbsolutePaths() throws IOException {
    Files.writeString(folder.resolve("my,rules"), "race:a.B.x\n");
    Options options = merge(Map.of(Key.SUPPRESSIONS, "my,rules", Key.INCLUDE, "a.*,b.*"));
    assertThat(OptionText.parts(options.agentText()))
        .containsExactlyInAnyOrder(
            "suppressions=" + folder.resolve("my,rules"),
            "include=a.*,b.*",
            "report=" + folder.resolve("harrier-report"),
            "launched=true");
  }
}
