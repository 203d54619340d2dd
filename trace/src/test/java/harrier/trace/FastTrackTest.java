package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import harrier.analyses.fasttrack.FastTrack;
import harrier.analyses.happensbefore.HappensBefore;
import harrier.event.AccessEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.finding.FindingSink;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.Chain;
import harrier.tool.ChainSpec;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What FastTrack does besides its rules: reports, statistics, its place in a chain. */
class FastTrackTest {
  private static final String RECURRING =
      """
      t0        t1
      acq m
      wr x
      rel m
                wr x !
      acq m
      wr x !
      rel m
      """;

  private static List<Finding> findings(Tool tool, ToolOptions options, Trace... traces) {
    Reports reports = new Reports();
    Chain chain = Chain.of(tool, reports);
    chain.init(options);
    Replay replay = Replay.withReferences(chain);
    for (Trace trace : traces) {
      replay.run(trace);
    }
    return reports.findings;
  }

  private static ToolOptions option(String key, String value) {
    return new ToolOptions(Map.of(key, value));
  }

  /** The trace so far down that its sites are shared with no other test. */
  private static Trace at(int line, String text) {
    return Trace.parse("\n".repeat(line) + text);
  }

  @Test
  void aReportNamesBothAccesses() {
    Finding race = findings(new FastTrack(), option("stacks", "site"), at(1000, RECURRING)).get(0);
    assertThat(race.kind()).isEqualTo("data-race");
    assertThat(race.tool()).isEqualTo("FastTrack");
    assertThat(race.variable()).hasToString("trace.x");
    assertThat(race.accesses())
        .containsExactly(
            new Access("write", "t0", "trace.t0(trace:1003)", List.of(), null, null, null),
            new Access("write", "t1", "trace.t1(trace:1005)", List.of(), List.of(), null, null));
  }

  @Test
  void aReportSaysWhoStartedAThread() {
    Trace trace =
        Trace.parse(
            """
            t0        t1
            fork t1
                      wr x
            wr x !
            """);
    Access earlier = findings(new FastTrack(), ToolOptions.NONE, trace).get(0).accesses().get(0);
    assertThat(earlier.thread()).isEqualTo("t1");
    assertThat(earlier.startedBy()).isEqualTo("t0");
  }

  @Test
  void onceARaceWasSeenBothAccessesAreReportedWithStackAndLocks() {
    Trace trace = at(2000, RECURRING);
    List<Finding> findings = findings(new FastTrack(), ToolOptions.NONE, trace, trace);
    Access first = findings.get(0).accesses().get(0);
    assertThat(first.stack()).isEmpty();
    assertThat(first.locks()).isNull();
    Access again = findings.get(2).accesses().get(0);
    assertThat(again.stack().get(0)).startsWith("trace.t0(trace:");
    assertThat(again.locks()).singleElement().asString().startsWith("m@");
    assertThat(findings)
        .allSatisfy(finding -> assertThat(finding.accesses().get(1).stack()).isNotEmpty());
  }

  @Test
  void withFullStacksTheFirstReportHasThemAlready() {
    Trace trace = at(3000, RECURRING);
    List<Finding> findings = findings(new FastTrack(), option("stacks", "full"), trace);
    assertThat(findings.get(0).accesses()).noneMatch(access -> access.stack().isEmpty());
  }

  @Test
  void happensBeforeReportsTheSame() {
    Trace trace = at(4000, RECURRING);
    List<Finding> findings = findings(new HappensBefore(), option("stacks", "full"), trace);
    assertThat(findings).hasSize(2);
    assertThat(findings.get(0).tool()).isEqualTo("HappensBefore");
    assertThat(findings.get(0).accesses()).noneMatch(access -> access.stack().isEmpty());
  }

  @Test
  void anUnknownChoiceOfStacksIsAMistake() {
    assertThatThrownBy(() -> new FastTrack().init(option("stacks", "some")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("stacks=some is not site, adaptive or full");
  }

  @Test
  void statisticsCountEachRule() {
    FastTrack fastTrack = new FastTrack();
    Chain chain = Chain.of(fastTrack, finding -> {});
    chain.init(option("stats", "true"));
    Replay.withWords(chain)
        .withoutInlineTest()
        .run(
            Trace.parse(
                """
                t0        t1
                rd x
                rd x
                          rd x
                          rd x
                vwr v
                rd x
                          vrd v
                          join t0
                          wr x
                          wr x
                          vwr v
                          wr x
                          rd x
                          vwr v
                          rd x
                """));
    assertThat(fastTrack.summary().lines().map(String::strip))
        .containsExactly(
            "FastTrack rules",
            "Reads                               7   46.7 % of operations",
            "[Read Same Epoch]                 2   28.6 % of reads",
            "[Read Shared]                     2   28.6 % of reads",
            "[Read Exclusive]                  2   28.6 % of reads",
            "[Read Share]                      1   14.3 % of reads",
            "Writes                              3   20.0 % of operations",
            "[Write Same Epoch]                1   33.3 % of writes",
            "[Write Exclusive]                 1   33.3 % of writes",
            "[Write Shared]                    1   33.3 % of writes",
            "Synchronization                     5   33.3 % of operations");
  }

  @Test
  void withoutStatisticsThereIsNothingToSay() {
    assertThat(new FastTrack().summary()).isEmpty();
  }

  /** Takes over racy variables, and notes what reaches it. */
  static final class Heir extends Tool {
    private record Mine() implements ShadowVar {}

    final List<String> seen = new ArrayList<>();

    private void note(Event e) {
      seen.add(e.thread() + " " + e.site().line);
    }

    @Override
    public ShadowVar makeShadowVar(AccessEvent e) {
      return new Mine();
    }

    @Override
    public void access(AccessEvent e) {
      note(e);
    }

    @Override
    public void acquire(LockEvent e) {
      note(e);
    }
  }

  static Chain before(Heir heir, String spec, FindingSink sink) {
    Map<String, Tool> tools =
        Map.of("FastTrack", new FastTrack(), "HappensBefore", new HappensBefore(), "Heir", heir);
    return Chain.of(ChainSpec.parse(spec), tools::get, sink);
  }

  @ParameterizedTest
  @CsvSource({"FastTrack:Heir, true", "FastTrack:Heir, false", "HappensBefore:Heir, false"})
  void aRacyVariableIsHandedOnWithAllFurtherAccesses(String spec, boolean inWords) {
    Heir heir = new Heir();
    Reports reports = new Reports();
    Chain chain = before(heir, spec, reports);
    (inWords ? Replay.withWords(chain) : Replay.withReferences(chain))
        .run(
            Trace.parse(
                """
                t0        t1
                wr x
                wr y
                acq m
                          wr x !
                          wr x
                rd x
                wr y
                """));
    assertThat(reports.lines()).containsExactly(5);
    assertThat(heir.seen).containsExactly("t0 4", "t1 5", "t1 6", "t0 7");
  }

  @Test
  void twoDetectorsSideBySideDoNotDisturbEachOther() {
    Map<String, Tool> tools =
        Map.of("FastTrack", new FastTrack(), "HappensBefore", new HappensBefore());
    Reports reports = new Reports();
    Replay.withReferences(Chain.of(ChainSpec.parse("FastTrack|HappensBefore"), tools::get, reports))
        .run(
            Trace.parse(
                """
                t0        t1
                acq m
                wr x
                rel m
                          acq m
                          wr x
                          rel m
                wr x !
                """));
    assertThat(reports.findings)
        .extracting(Finding::tool)
        .containsExactly("FastTrack", "HappensBefore");
    assertThat(reports.lines()).containsExactly(8);
  }

  @Test
  void aThreadWithoutAClockYetPassesNoInlineTest() {
    assertThat(new Cell("x").isTrivial(new ShadowThread("t", null), true)).isFalse();
    assertThat(new Cell("x").isTrivial(new ShadowThread("t", null), false)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"FastTrack:Heir", "HappensBefore:Heir"})
  void theStateOfAWholeObjectIsSplitInsteadOfReported(String spec) {
    Heir heir = new Heir();
    Map<String, Tool> tools =
        Map.of("FastTrack", new FastTrack(), "HappensBefore", new HappensBefore(), "Heir", heir);
    Reports reports = new Reports();
    Chain chain = Chain.of(ChainSpec.parse(spec), tools::get, reports);
    Site site = TraceSites.of(new Step(2, "t", Op.WRITE, List.of("x"), false));
    Cell cell = new Cell("x");
    ShadowThread t0 = new ShadowThread("t0", null);
    ShadowThread t1 = new ShadowThread("t1", null);
    chain.access(cell.access(t0, site).whole());
    assertThat(t0.events.access.wantsSplit()).isFalse();
    chain.access(cell.access(t1, site).whole());
    assertThat(t1.events.access.wantsSplit()).isTrue();
    assertThat(reports.findings).isEmpty();
    assertThat(heir.seen).isEmpty();
  }
}
