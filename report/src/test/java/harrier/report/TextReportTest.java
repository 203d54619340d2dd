package harrier.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextReportTest {
  @Test
  void aRaceLooksAsOnTheConsole() {
    assertThat(TextReport.of(Samples.file(Samples.race("1", "worker-1", "main"))))
        .isEqualTo(
            """
            ==================
            DATA RACE #1  a.B.x  allocated at a.Main.main(Main.java:12)  (FastTrack)
              WRITE by thread "worker-1"  locks held: a.Lock@1f
                  at a.B.inc(B.java:17)
                  at a.Main.run(Main.java:30)
              READ by thread "main"  locks held: none
                  at a.B.get(B.java:21)
              thread "worker-1" was started by "main"
                  at a.Main.main(Main.java:14)
            SUMMARY: data race a.B.x B.java:17 <-> B.java:21
            ==================
            harrier: 1 finding
            """);
  }

  @Test
  void aThreadNameCannotForgeALine() {
    String text = TextReport.of(Samples.file(Samples.race("1", Samples.HOSTILE, "main")));
    assertThat(text.lines().filter(line -> line.startsWith("SUMMARY: "))).hasSize(1);
    assertThat(text.replace("\n", "")).doesNotContainPattern("\\p{Cntrl}");
  }

  @Test
  void suppressedFindingsAreOnlyCounted() {
    assertThat(TextReport.of(Samples.file(Samples.suppressed(Samples.race("1", "t", "u")))))
        .isEqualTo("harrier: no findings, 1 suppressed\n");
  }
}
