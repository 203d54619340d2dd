package harrier.analyses.count;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Scene;
import harrier.shadow.ShadowThread;
import harrier.tool.EventKind;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class CountTest {
  private final Count count = new Count();
  private final Scene scene = Scene.of("Own:Probe", count);

  private static Pattern row(String kind, int events) {
    return Pattern.compile("^  " + kind + " +" + events + "$", Pattern.MULTILINE);
  }

  @Test
  void readsAndWritesAreCountedApart() {
    ShadowThread t = scene.thread("t0");
    Scene.Var x = scene.variable("x");
    scene.read(t, x);
    scene.read(t, x);
    scene.write(t, x);
    assertThat(count.summary())
        .containsPattern(row("read", 2))
        .containsPattern(row("write", 1))
        .doesNotContain("acquire");
  }

  @Test
  void everyKindHasItsRow() {
    scene.everything();
    for (EventKind kind : EventKind.values()) {
      if (kind != EventKind.ACCESS && kind != EventKind.VOLATILE_ACCESS) {
        assertThat(count.summary()).containsPattern(row(kind.toString(), 1));
      }
    }
    assertThat(count.summary())
        .containsPattern(row("volatileRead", 1))
        .containsPattern(row("volatileWrite", 1));
  }

  @Test
  void everyEventPasses() {
    scene.everything();
    assertThat(scene.arrived()).hasSize(EventKind.values().length + 2);
  }
}
