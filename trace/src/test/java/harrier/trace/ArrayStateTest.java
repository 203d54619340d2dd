package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.fasttrack.FastTrack;
import harrier.hook.ArrayHooks;
import harrier.shadow.ArrayShadow;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.tool.Chain;
import harrier.tool.ToolOptions;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements have words of their own only where runs do not do. Of words the inline test knows. */
class ArrayStateTest {
  private static final Site WRITE = Sites.add("State", "run", "State.java", 1, Site.Op.WRITE);

  private final ShadowThread t = new ShadowThread("t", null);

  @BeforeEach
  void start() {
    Chain chain = Chain.of(new FastTrack(), finding -> {});
    chain.init(new ToolOptions(Map.of("stacks", "site")));
    LiveChain.start(chain);
    chain.first().create(t.events.thread.of(Site.UNKNOWN));
    chain.first().begin(t.events.thread.of(Site.UNKNOWN));
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
}
