package harrier.analyses.faultinjection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import harrier.analyses.Scene;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVolatile;
import harrier.tool.EventKind;
import harrier.tool.ToolOptions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FaultInjectionTest {
  private static Scene scene(String share, String seed) {
    return Scene.of("FaultInjection:Probe").with(Map.of("fault.share", share, "fault.seed", seed));
  }

  private static List<String> volatileWrites(Scene scene, ShadowThread t, int n) {
    for (int i = 0; i < n; i++) {
      scene.volatileWrite(t, new ShadowVolatile("v" + i));
    }
    return scene.arrived();
  }

  @Test
  void allSynchronizationAndNothingElseCanBeDropped() {
    Scene scene = scene("1", "1");
    scene.everything();
    assertThat(scene.arrived())
        .containsExactly(
            "t0 create",
            "t0 begin",
            "t0 start",
            "t0 read x",
            "t0 write x",
            "t0 request m",
            "t0 notify m",
            "t0 isAlive",
            "t0 sleep",
            "t0 interrupt",
            "t0 interrupted",
            "t0 enter",
            "t0 exit",
            "t0 join",
            "t0 end");
  }

  @Test
  void aShareOfZeroDropsNothing() {
    Scene scene = scene("0", "1");
    scene.everything();
    assertThat(scene.arrived()).hasSize(EventKind.values().length + 2);
  }

  @Test
  void aTenthIsDroppedUnlessSaidOtherwise() {
    Scene scene = Scene.of("FaultInjection:Probe");
    ShadowThread t = scene.thread("t0");
    assertThat(volatileWrites(scene, t, 10_000)).hasSizeBetween(8_800, 9_200);
  }

  @Test
  void anAcquireAndItsReleaseShareTheirFate() {
    Scene scene = scene("0.5", "3");
    ShadowThread t = scene.thread("t0");
    ShadowLock outer = scene.lock("outer");
    ShadowLock inner = scene.lock("inner");
    int whole = 0;
    int none = 0;
    for (int i = 0; i < 100; i++) {
      scene.acquire(t, outer);
      scene.acquire(t, inner);
      scene.release(t, inner);
      scene.release(t, outer);
      List<String> arrived = scene.arrived();
      for (String lock : List.of("outer", "inner")) {
        boolean acquired = arrived.contains("t0 acquire " + lock);
        assertThat(arrived.contains("t0 release " + lock)).isEqualTo(acquired);
        whole += acquired ? 1 : 0;
        none += acquired ? 0 : 1;
      }
    }
    assertThat(whole).isGreaterThan(50);
    assertThat(none).isGreaterThan(50);
  }

  @Test
  void theSeedDecides() {
    ShadowThread t = new ShadowThread("t0", null);
    List<String> once = volatileWrites(scene("0.5", "42"), t, 200);
    assertThat(volatileWrites(scene("0.5", "42"), t, 200)).isEqualTo(once);
    assertThat(volatileWrites(scene("0.5", "43"), t, 200)).isNotEqualTo(once);
  }

  @Test
  void theSummaryCountsTheDropped() {
    FaultInjection tool = new FaultInjection();
    Scene scene = Scene.of("Own", tool).with(Map.of("fault.share", "1", "fault.seed", "5"));
    volatileWrites(scene, scene.thread("t0"), 3);
    assertThat(tool.summary())
        .isEqualToIgnoringNewLines(
            "harrier: FaultInjection: dropped 3 of 3 synchronization events (seed 5)\n");
  }

  @Test
  void aShareBeyondOneIsAMistake() {
    assertThatThrownBy(() -> new FaultInjection().init(new ToolOptions(Map.of("fault.share", "2"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("fault.share=2");
  }
}
