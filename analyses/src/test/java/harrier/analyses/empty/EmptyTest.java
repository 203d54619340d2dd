package harrier.analyses.empty;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Scene;
import org.junit.jupiter.api.Test;

class EmptyTest {
  @Test
  void noEventPasses() {
    Scene scene = Scene.of("Empty:Probe");
    scene.everything();
    assertThat(scene.arrived()).isEmpty();
  }

  @Test
  void nothingIsAskedFor() {
    assertThat(new Empty().interests()).isEmpty();
  }
}
