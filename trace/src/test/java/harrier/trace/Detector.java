package harrier.trace;

import harrier.analyses.clock.Tids;
import harrier.analyses.djitplus.DjitPlus;
import harrier.analyses.fasttrack.FastTrack;
import harrier.analyses.goldilocks.Goldilocks;
import harrier.analyses.happensbefore.HappensBefore;
import harrier.analyses.multirace.MultiRace;
import harrier.finding.FindingSink;
import harrier.tool.Chain;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.Map;
import java.util.function.Function;

/** The happens-before race detectors: they report the same. */
enum Detector {
  FAST_TRACK_IN_REFERENCES(FastTrack::new, Replay::withReferences),
  FAST_TRACK_IN_WORDS(FastTrack::new, Replay::withWords),
  FAST_TRACK_WITHOUT_INLINE_TEST(
      FastTrack::new, chain -> Replay.withWords(chain).withoutInlineTest()),
  FAST_TRACK_THROUGH_HOOKS(FastTrack::new, chain -> ThroughHooks.to(chain, 1, false)),
  HAPPENS_BEFORE(HappensBefore::new, Replay::withReferences),
  DJIT_PLUS(DjitPlus::new, Replay::withReferences),
  MULTI_RACE(MultiRace::new, Replay::withReferences),
  GOLDILOCKS(tids -> new Goldilocks(), Replay::withReferences),
  HAPPENS_BEFORE_BY_EVENTS(HappensBefore::new, Detector::byEvents),
  DJIT_PLUS_BY_EVENTS(DjitPlus::new, Detector::byEvents),
  MULTI_RACE_BY_EVENTS(MultiRace::new, Detector::byEvents),
  GOLDILOCKS_BY_EVENTS(tids -> new Goldilocks(), Detector::byEvents);

  private final Function<Tids, Tool> tool;
  private final Function<Chain, Replay> layout;

  Detector(Function<Tids, Tool> tool, Function<Chain, Replay> layout) {
    this.tool = tool;
    this.layout = layout;
  }

  private static Replay byEvents(Chain chain) {
    return Replay.withReferences(chain).withoutInlineTest();
  }

  /** A new tool, ready for traces; reports name sites, without stacks. */
  Replay replay(Tids tids, FindingSink sink) {
    Chain chain = Chain.of(tool.apply(tids), sink);
    chain.init(new ToolOptions(Map.of("stacks", "site")));
    return layout.apply(chain);
  }

  void assertReports(String text) {
    assertReports(text, new Tids());
  }

  void assertReports(String text, Tids tids) {
    Reports.assertReports(sink -> replay(tids, sink), text);
  }
}
