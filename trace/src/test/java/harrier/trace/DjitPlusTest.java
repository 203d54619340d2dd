package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.djitplus.DjitPlus;
import harrier.event.AccessEvent;
import harrier.finding.FindingSink;
import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.shadow.Variable;
import harrier.tool.Chain;
import org.junit.jupiter.api.Test;

/** The rules of docs/analyses/djitplus.md that it has for itself; {@link Detector} has the rest. */
class DjitPlusTest {
  private final DjitPlus tool = new DjitPlus();
  private final FindingSink sink = finding -> {};
  private final Chain chain = Chain.of(tool, sink);
  private final ShadowThread t = new ShadowThread("t", null);
  private final Object[] cell = new Object[1];

  private ShadowVar access(boolean write) {
    AccessEvent e = t.events.access;
    chain.access(
        e.variable(Site.UNKNOWN, write, Variable.field("a.B", "x"), cell, Memory.REFERENCES));
    return (ShadowVar) cell[0];
  }

  @Test
  void aReadIsSettledForTheRestOfItsEpoch() {
    ShadowVar x = access(false);
    assertThat(tool.isTrivialRead(x, t)).isTrue();
    assertThat(tool.isTrivialWrite(x, t)).isFalse();
    assertThat(tool.isTrivialRead(x, new ShadowThread("u", null))).isFalse();
  }

  @Test
  void aWriteSettlesAllAccessesOfItsEpoch() {
    ShadowVar x = access(true);
    assertThat(tool.isTrivialWrite(x, t)).isTrue();
    assertThat(tool.isTrivialRead(x, t)).isTrue();
    assertThat(tool.shadowAfter(x, t, Site.UNKNOWN, false)).isSameAs(x);
  }

  @Test
  void theFirstWriteOfANewObjectIsRememberedBySite() {
    assertThat(tool.shadowOfNew(t, Site.UNKNOWN)).isNull();
    ShadowVar x = tool.shadowAfter(null, t, Site.UNKNOWN, true);
    assertThat(tool.shadowOfNew(t, Site.UNKNOWN)).isSameAs(x);
    tool.start(t.events.pair.of(Site.UNKNOWN, new ShadowThread("u", t), false));
    assertThat(tool.shadowOfNew(t, Site.UNKNOWN)).isNull();
  }

  @Test
  void theNextEpochHasToLookAgain() {
    ShadowVar x = access(true);
    tool.start(t.events.pair.of(Site.UNKNOWN, new ShadowThread("u", t), false));
    assertThat(tool.isTrivialWrite(x, t)).isFalse();
  }

  @Test
  void anAccessWithoutConflictNeedsNoEvent() {
    ShadowVar x = tool.shadowAfter(null, t, Site.UNKNOWN, true);
    assertThat(tool.isTrivialWrite(x, t)).isTrue();
    x = tool.shadowAfter(x, t, Site.UNKNOWN, false);
    assertThat(tool.isTrivialRead(x, t)).isTrue();
    assertThat(tool.isTrivialWrite(x, t)).isTrue();
  }

  @Test
  void variablesInTheSameStateShareTheNextOne() {
    ShadowVar x = tool.shadowAfter(null, t, Site.UNKNOWN, false);
    assertThat(tool.shadowAfter(null, t, Site.UNKNOWN, false)).isSameAs(x);
    ShadowVar y = tool.shadowAfter(x, t, Site.UNKNOWN, true);
    assertThat(tool.shadowAfter(x, t, Site.UNKNOWN, true)).isSameAs(y);
    tool.start(t.events.pair.of(Site.UNKNOWN, new ShadowThread("u", t), false));
    assertThat(tool.shadowAfter(x, t, Site.UNKNOWN, true)).isNotSameAs(y);
  }

  @Test
  void aRaceNeedsAnEventAndChangesNothingBefore() {
    ShadowVar x = tool.shadowAfter(null, t, Site.UNKNOWN, true);
    ShadowThread u = new ShadowThread("u", null);
    assertThat(tool.shadowAfter(x, u, Site.UNKNOWN, true)).isNull();
    assertThat(tool.isTrivialWrite(x, u)).isFalse();
    assertThat(tool.isTrivialWrite(x, t)).isTrue();
  }

  @Test
  void everyReaderAndEveryWriterIsCompared() {
    Detector.DJIT_PLUS.assertReports(
        """
        t0        t1        t2
        rd x
                  rd x
                            wr x !
        """);
  }

  @Test
  void aRaceInALaterEpochIsFoundAlthoughTheEarlierOneWasOrdered() {
    Detector.DJIT_PLUS.assertReports(
        """
        t0        t1
        wr x
        fork t1
        wr x
                  rd x !
        """);
  }
}
