package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.djitplus.DjitPlus;
import harrier.finding.Finding;
import harrier.hook.LoopHooks;
import harrier.hook.ReferenceHooks;
import harrier.shadow.ArrayShadow;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.tool.Chain;
import harrier.tool.ToolOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements have references of their own only where runs do not do. */
class ReferenceStateTest {
  private static final Site WRITE = Sites.add("State", "run", "State.java", 1, Site.Op.WRITE);

  private final List<Finding> findings = new ArrayList<>();
  private final Chain chain = Chain.of(new DjitPlus(), findings::add);
  private final ShadowThread t = new ShadowThread("t", null);
  private final ShadowThread other = new ShadowThread("other", null);
  private final ShadowLock lock = new ShadowLock("lock");

  @BeforeEach
  void start() {
    chain.init(new ToolOptions(Map.of("stacks", "site")));
    LiveChain.start(chain, false);
    for (ShadowThread each : List.of(t, other)) {
      chain.first().create(each.events.thread.of(Site.UNKNOWN));
      chain.first().begin(each.events.thread.of(Site.UNKNOWN));
    }
  }

  @AfterEach
  void stop() {
    LiveChain.stop();
  }

  private ArrayShadow write(int[] array, int index, ShadowThread by) {
    return ReferenceHooks.write(array, index, null, WRITE.id, by);
  }

  private ArrayShadow writeAll(int[] array, ShadowThread by) {
    return LoopHooks.writeRange(array, 0, 0, array.length, 0, 0, 1, null, WRITE.id, by);
  }

  private void beginEpoch(ShadowThread by) {
    chain.first().acquire(by.events.lock.of(Site.UNKNOWN, lock));
    chain.first().release(by.events.lock.of(Site.UNKNOWN, lock));
  }

  private static int references(ArrayShadow shadow, int length) {
    int count = 0;
    for (int i = 0; i < length; i++) {
      count += shadow.presentReference(i) == null ? 0 : 1;
    }
    return count;
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 1000, 5000})
  void elementsThatAreWrittenInOrderHaveNone(int length) {
    int[] array = new int[length];
    ArrayShadow shadow = null;
    for (int i = 0; i < length; i++) {
      shadow = write(array, i, t);
    }

    assertThat(references(shadow, length)).isZero();
    write(array, length / 2, other);
    assertThat(findings).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 1000, 5000})
  void elementsThatAreWrittenAtRandomHaveSome(int length) {
    int[] array = new int[length];
    ArrayShadow shadow = null;
    for (int i = 0; i < length; i++) {
      shadow = write(array, (int) (i * 7919L % length), t);
    }

    assertThat(references(shadow, length)).isPositive();
    beginEpoch(t);
    beginEpoch(other);
    writeAll(array, other);
    assertThat(findings).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 1000, 5000})
  void afterSomeSweepsTheyHaveNoneAgain(int length) {
    int[] array = new int[length];
    for (int i = 0; i < length; i++) {
      write(array, (int) (i * 7919L % length), t);
    }
    ArrayShadow shadow = null;
    for (int i = 0; i < 10; i++) {
      beginEpoch(t);
      shadow = writeAll(array, t);
    }

    assertThat(references(shadow, length)).isZero();
    writeAll(array, other);
    assertThat(findings).hasSize(length);
  }
}
