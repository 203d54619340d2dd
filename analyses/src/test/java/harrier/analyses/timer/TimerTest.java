package harrier.analyses.timer;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Scene;
import harrier.event.Event;
import harrier.shadow.ShadowThread;
import harrier.tool.Chain;
import harrier.tool.ChainSpec;
import harrier.tool.EventKind;
import harrier.tool.Relay;
import org.junit.jupiter.api.Test;

class TimerTest {
  private long now;

  /** Takes a microsecond for every event, two for a lock. */
  private final class Slow extends Relay {
    @Override
    protected void relay(EventKind kind, Event e) {
      now += kind == EventKind.ACQUIRE ? 2_000 : 1_000;
    }
  }

  @Test
  void theTimeOfTheRestOfTheChainIsMeasuredByKind() {
    Timer timer = new Timer(() -> now);
    Chain chain =
        Chain.of(
            ChainSpec.parse("Timer:Slow"),
            name -> name.equals("Timer") ? timer : new Slow(),
            finding -> {});
    Scene scene = Scene.of("Probe");
    ShadowThread t = scene.thread("t0");
    for (int i = 0; i < 3; i++) {
      chain.first().acquire(t.events.lock);
    }
    chain.first().begin(t.events.thread);
    assertThat(timer.summary())
        .containsPattern("acquire +3 +0\\.006 +2,000\\R")
        .containsPattern("begin +1 +0\\.001 +1,000\\R")
        .doesNotContain("release");
  }

  @Test
  void everyEventPasses() {
    Scene scene = Scene.of("Timer:Probe");
    scene.everything();
    assertThat(scene.arrived()).hasSize(EventKind.values().length + 2);
  }

  @Test
  void itAsksForNothingThatTheRestDoesNotWant() {
    assertThat(new Timer().interests()).containsExactly(EventKind.END);
  }
}
