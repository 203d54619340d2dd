package harrier.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class OptimizationTest {
  @AfterEach
  void switchAllOn() {
    Optimization.switchOff(List.of());
  }

  @Test
  void allAreOnUnlessNamed() {
    assertThat(Optimization.values()).allMatch(Optimization::isOn);
    Optimization.switchOff(Optimization.of("stamps, hints"));
    assertThat(Optimization.namesOfOff()).containsExactly("stamps", "hints");
    assertThat(Optimization.STAMPS.isOn()).isFalse();
    assertThat(Optimization.WORDS.isOn()).isTrue();
  }

  @Test
  void anUnknownNameIsAMistake() {
    assertThat(Optimization.of("")).isEmpty();
    assertThatThrownBy(() -> Optimization.of("words,stamp"))
        .hasMessage("there is no optimization 'stamp'; did you mean 'stamps'?");
  }
}
