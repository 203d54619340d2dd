package harrier.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SiteTest {
  @ParameterizedTest
  @CsvSource({
    "a.b.C.m(C.java:17),           a/b/C.java, 17, C.java:17",
    "a.b.C$D.lambda$m$0(C.java:3), a/b/C.java, 3,  C.java:3",
    "Main.main(Main.java:9),       Main.java,  9,  Main.java:9",
    "java.base/java.util.A.b(A.java:1), java/util/A.java, 1, A.java:1",
    "app//a.b.C.m(C.java:2),       a/b/C.java, 2,  C.java:2",
    "a.b.C.m(C.kt),                a/b/C.kt,   0,  C.kt"
  })
  void aFrameNamesFileAndLine(String frame, String path, int line, String position) {
    Site site = Site.of(frame);
    assertThat(site.path()).isEqualTo(path);
    assertThat(site.line()).isEqualTo(line);
    assertThat(site.position()).isEqualTo(position);
  }

  @ParameterizedTest
  @CsvSource({"a.b.C.m(Unknown Source)", "a.b.C.m(Native Method)", "a.b.C.m"})
  void withoutAFileTheMethodStandsForTheSite(String frame) {
    Site site = Site.of(frame);
    assertThat(site.file()).isEmpty();
    assertThat(site.position()).isEqualTo("a.b.C.m");
  }
}
