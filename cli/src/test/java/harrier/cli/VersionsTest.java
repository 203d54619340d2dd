package harrier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which findings file a target has written. */
final class VersionsTest {
  @TempDir Path report;

  @Test
  void theOneInTheReportFolder() throws IOException {
    Versions before = Versions.in(report.resolve("new"));
    Path file = written("new");
    assertThat(before.writtenSince(12)).isEqualTo(file);
  }

  @Test
  void noneIfNothingIsNew() throws IOException {
    written(".");
    written("jvm-12");
    assertThat(Versions.in(report).writtenSince(12)).isNull();
  }

  @Test
  void theOneInItsOwnFolderThoughAnotherJvmWritesToo() throws IOException {
    Versions before = Versions.in(report);
    written(".");
    written("jvm-1");
    written("jvm-123");
    Path own = written("jvm-12");
    assertThat(before.writtenSince(12)).isEqualTo(own);
  }

  @Test
  void aFolderOfAnEarlierJvmWithItsNumberIsNotItsOwn() throws IOException {
    written("jvm-12");
    Versions before = Versions.in(report);
    Path own = written("jvm-12-2");
    assertThat(before.writtenSince(12)).isEqualTo(own);
  }

  private Path written(String folder) throws IOException {
    Path own = Files.createDirectories(report.resolve(folder).normalize());
    return Files.writeString(own.resolve("findings.json"), "{}");
  }
}
