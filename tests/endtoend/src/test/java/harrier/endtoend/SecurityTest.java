package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import harrier.report.FindingsFile;
import harrier.report.Format;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;

/** Nothing is opened, nothing listens, and the target's names stay names. */
final class SecurityTest {
  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void nothingIsOpenedToTheTarget(Jdk jdk) throws Exception {
    Outcome outcome = Twins.assertSame(jdk, "FastTrack", "targets.security.Openness", run -> run);
    assertThat(outcome.out()).contains("java.base/jdk.internal.misc ", "sockets 0");
  }

  @Test
  void namesCannotBreakOutOfReports() throws Exception {
    Outcome outcome = Run.of("targets.security.Evil").toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.err().lines())
        .noneMatch(line -> line.startsWith("SUMMARY: FORGED") || line.startsWith("FORGED"));
    assertThat(outcome.err()).matches("[^\\p{Cntrl}\\u202e\\ud800&&[^\\n]]*");
    assertThat(outcome.findings().only().variable().name()).isEqualTo("\"<b>\nFORGED'");
    Path json = outcome.report().resolve("findings.json");
    assertThat(Files.readString(json)).matches("[^\\p{Cntrl}\\u202e&&[^\\n]]*");
    FindingsFile file = FindingsFile.read(json);
    for (Format format : Format.values()) {
      assertUnbroken(format, format.render(file));
    }
  }

  private static void assertUnbroken(Format format, String text) throws Exception {
    assertThat(text).as(format.key()).contains("FORGED").doesNotContain("\u001b");
    switch (format) {
      case JSON, SARIF -> assertThat(JsonParser.parseString(text).isJsonObject()).isTrue();
      case JUNIT ->
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(text)));
      case HTML -> assertThat(text).doesNotContain("<img src=x>", "<b>\nFORGED");
      case TEXT -> assertThat(text.lines()).noneMatch(line -> line.matches("(SUMMARY: )?FORGED.*"));
    }
  }

  @Test
  void aPlantedLinkIsReplacedAndNotFollowed() throws Exception {
    Run run = Run.of("targets.Racy").argument("RETURN").argument("0");
    Path victim = Files.writeString(run.folder().resolve("victim"), "precious");
    Path report = Files.createDirectories(run.folder().resolve("shared"));
    Files.createSymbolicLink(report.resolve("findings.json"), victim);
    Outcome outcome = run.report(report).toEnd();
    assertThat(outcome.findings().findings()).hasSize(1);
    assertThat(victim).hasContent("precious");
    assertThat(report.resolve("findings.json").toFile()).isFile();
    assertThat(Files.isSymbolicLink(report.resolve("findings.json"))).isFalse();
  }

  /** The report folder is claimed with a file, and who comes later makes a folder in it. */
  @Test
  void whatIsPlantedInThePlaceOfAClaimIsNeitherFollowedNorAwaited() throws Exception {
    Run run = Run.of("targets.Racy").argument("RETURN").argument("0");
    Path victim = Files.writeString(run.folder().resolve("victim"), "precious");
    Path linked = Files.createDirectories(run.folder().resolve("linked"));
    Path link = Files.createSymbolicLink(linked.resolve(".harrier-lock"), victim);
    assertThat(run.report(linked).toEnd().findings().findings()).hasSize(1);
    assertThat(victim).hasContent("precious");
    assertThat(link).isSymbolicLink();

    Files.delete(link);
    Files.createSymbolicLink(link, run.folder().resolve("new"));
    assertThat(run.toEnd().findings().findings()).hasSize(1);
    assertThat(run.folder().resolve("new")).doesNotExist();

    Path piped = Files.createDirectories(run.folder().resolve("piped"));
    Path pipe = piped.resolve(".harrier-lock");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertThat(run.report(piped).toEnd().findings().findings()).hasSize(1);
    assertThat(pipe).exists();
  }

  @Test
  void filesHaveTheUsersOwnPermissions() throws Exception {
    Run run = Run.of("targets.Racy").argument("RETURN").argument("0");
    Path own = Files.writeString(run.folder().resolve("own"), "by the same user");
    Outcome outcome = run.toEnd();
    assertThat(
            Files.getPosixFilePermissions(
                outcome.report().resolve("findings.json"), LinkOption.NOFOLLOW_LINKS))
        .isEqualTo(Files.getPosixFilePermissions(own));
  }
}
