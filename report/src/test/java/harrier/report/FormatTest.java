package harrier.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FormatTest {
  @TempDir Path folder;

  @Test
  void hostileNamesCanBeWrittenAndReadBack() throws IOException {
    for (Format format : Format.values()) {
      format.write(Samples.file(Samples.race("1", Samples.HOSTILE, "u")), folder);
    }
    assertThat(FindingsFile.read(folder).findings().get(0).accesses().get(0).thread())
        .isEqualTo(Samples.HOSTILE.replace('\ud800', '?'));
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void hostileNamesDriveNoTerminal(Format format) {
    String text = format.render(Samples.file(Samples.race("1", Samples.HOSTILE, "u")));
    assertThat(text).doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\\n]]");
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void writingReplacesTheFileAndLeavesNothingElse(Format format) throws IOException {
    Path results = folder.resolve("new/results");
    format.write(Samples.file(), results);
    FindingsFile file = Samples.file(Samples.race("1", "t", "u"));
    format.write(file, results);
    assertThat(results.resolve(format.fileName())).hasContent(format.render(file));
    try (Stream<Path> files = Files.list(results)) {
      assertThat(files).hasSize(1);
    }
  }
}
