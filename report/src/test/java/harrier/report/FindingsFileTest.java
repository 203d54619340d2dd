package harrier.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FindingsFileTest {
  @TempDir Path folder;

  @Test
  void aFolderStandsForTheFindingsInIt() throws IOException {
    Format.JSON.write(Samples.file(Samples.race("1", "t", "u")), folder);
    assertThat(FindingsFile.read(folder).findings()).hasSize(1);
    assertThat(FindingsFile.read(folder.resolve("findings.json")).findings()).hasSize(1);
  }

  @Test
  void membersThatDoNotApplyAreEmpty() {
    Finding bare =
        FindingsFile.of(Samples.json("{\"schema\": 1, \"findings\": [{\"accesses\": [{}]}]}"))
            .findings()
            .get(0);
    assertThat(bare.counts()).isTrue();
    assertThat(bare.subject()).isEmpty();
    assertThat(bare.accesses().get(0).frames()).containsExactly("?");
  }

  @Test
  void aMissingFileIsNamed() {
    assertThatThrownBy(() -> FindingsFile.read(folder.resolve("no.json")))
        .isInstanceOf(IOException.class)
        .hasMessage("there is no findings file " + folder.resolve("no.json"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "not json",
        "[]",
        "{}",
        "{\"schema\": 1}",
        "{\"schema\": \"x\", \"findings\": []}",
        "{\"schema\": 1, \"findings\": {}}",
        "{\"schema\": 1, \"findings\": [null]}",
        "{\"schema\": 1, \"findings\": [7]}",
        "{\"schema\": 1, \"findings\": [{\"accesses\": 3}]}",
        "{\"schema\": 1, \"findings\": [], \"health\": 3}",
        "{\"schema\": 1, \"findings\": []} trailing"
      })
  void whatIsNoFindingsFileIsRefusedInOneLine(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("f.json"), text);
    assertThatThrownBy(() -> FindingsFile.read(file))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(file + " is not a findings file")
        .message()
        .doesNotContain("\n");
  }

  @Test
  void bytesThatAreNoTextAreRefused() throws IOException {
    Path file =
        Files.write(folder.resolve("f.json"), "{\"é\":1}".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> FindingsFile.read(file)).hasMessageContaining("not UTF-8");
  }

  @Test
  void anotherSchemaIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("f.json"), "{\"schema\": 2, \"findings\": []}");
    assertThatThrownBy(() -> FindingsFile.read(file))
        .hasMessage(file + " has findings of schema 2; this Harrier reads schema 1");
  }

  @Test
  void theVerdictCountsOnlyWhatIsNeitherSuppressedNorKnown() {
    FindingsFile file =
        Samples.file(
            Samples.race("1", "t", "u"),
            Samples.suppressed(Samples.race("2", "t", "u")),
            Samples.known(Samples.race("3", "t", "u")));
    assertThat(file.verdict()).isEqualTo("1 finding, 1 suppressed, 1 in the baseline");
    assertThat(Samples.file().verdict()).isEqualTo("no findings");
  }
}
