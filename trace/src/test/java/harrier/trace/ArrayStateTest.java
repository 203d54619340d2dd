package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.fasttrack.FastTrack;
import harrier.finding.Finding;
import harrier.hook.ArrayHooks;
import harrier.hook.LoopHooks;
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

/**
 * Elements have words of their own only where runs do not do, and keep their states in either. Of
 * words the inline test knows.
 */
class ArrayStateTest {
  private static final Site WRITE = Sites.add("State", "run", "State.java", 1, Site.Op.WRITE);

  private static final Site READ = Sites.add("State", "run", "State.java", 2, Site.Op.READ);

  private final List<Finding> findings = new ArrayList<>();
  private final Chain chain = Chain.of(new FastTrack(), findings::add);
  private final ShadowThread t = new ShadowThread("t", null);
  private final ShadowThread reader = new ShadowThread("reader", null);
  private final ShadowThread late = new ShadowThread("late", null);

  @BeforeEach
  void start() {
    chain.init(new ToolOptions(Map.of("stacks", "site")));
    LiveChain.start(chain);
    for (ShadowThread each : List.of(t, reader, late)) {
      chain.first().create(each.events.thread.of(Site.UNKNOWN));
      chain.first().begin(each.events.thread.of(Site.UNKNOWN));
    }
  }

  /** One thread learns what another has done so far. */
  private void order(ShadowThread before, ShadowThread after) {
    ShadowLock lock = new ShadowLock("lock");
    for (ShadowThread each : List.of(before, after)) {
      chain.first().acquire(each.events.lock.of(Site.UNKNOWN, lock));
      chain.first().release(each.events.lock.of(Site.UNKNOWN, lock));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 1000, 5000})
  void elementsThatAreReadInOrderKeepTheirWrites(int length) {
    int[] array = new int[length];
    int half = length / 2;
    LoopHooks.writeRange(array, 0, 0, half, 0, 0, 1, null, WRITE.id, t);
    order(t, late);
    LoopHooks.writeRange(array, 0, half, length, 0, 0, 1, null, WRITE.id, t);
    order(t, reader);
    for (int i = 0; i < length; i++) {
      ArrayHooks.read(array, i, null, READ.id, reader);
    }

    ArrayHooks.read(array, half - 1, null, READ.id, late);
    assertThat(findings).isEmpty();
    ArrayHooks.read(array, half, null, READ.id, late);
    assertThat(findings).hasSize(1);
  }

  @AfterEach
  void stop() {
    LiveChain.stop();
  }

  private ArrayShadow write(int[] array, int index) {
    return ArrayHooks.write(array, index, null, WRITE.id, t);
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 1000, 5000})
  void elementsThatAreWrittenInOrderHaveNone(int length) {
    int[] up = new int[length];
    int[] down = new int[length];
    ArrayShadow first = null;
    ArrayShadow second = null;
    for (int i = 0; i < length; i++) {
      first = write(up, i);
      second = write(down, length - 1 - i);
    }

    for (int i = 0; i < length; i++) {
      assertThat(first.settles(i, true, t)).isTrue();
      assertThat(second.settles(i, true, t)).isTrue();
      assertThat(first.settlesWrite(i, t)).isFalse();
      assertThat(second.settlesWrite(i, t)).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 1000, 5000})
  void elementsThatAreWrittenAtRandomHaveSome(int length) {
    int[] array = new int[length];
    ArrayShadow shadow = null;
    for (int i = 0; i < length; i++) {
      shadow = write(array, (int) (i * 7919L % length));
    }

    for (int i = 0; i < length; i++) {
      assertThat(shadow.settles(i, true, t)).isTrue();
    }
    assertThat(shadow.settlesWrite(length / 2, t)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 1000, 5000})
  void ofEverySecondElementEachIsSettledByItself(int length) {
    int[] array = new int[length];
    LoopHooks.writeRange(array, 0, 0, length - 1, 0, 0, 1, null, WRITE.id, late);
    order(late, reader);
    ArrayShadow shadow = LoopHooks.writeRange(array, 0, 0, length, 0, 0, 2, null, WRITE.id, reader);

    for (int i = 0; i < length; i++) {
      assertThat(shadow.settles(i, true, reader)).isEqualTo(i % 2 == 0);
      assertThat(shadow.settlesWrite(i, reader)).isFalse();
    }
  }
}
