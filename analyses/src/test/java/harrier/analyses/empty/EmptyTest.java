package harrier.analyses.empty;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Scene;
import harrier.tool.EventKind;
import org.junit.jupiter.api.Test;

class EmptyTest {
  @Test
  void noEventPasses() {
    Scene scene = Scene.of("Empty:Probe");
    scene.everything();
    assertThat(scene.arrived()).isEmpty();
  }

  @Test
  void everyKindIsAskedFor() {
    assertThat(new Empty().interests()).containsExactlyInAnyOrder(EventKind.values());
  }
}
