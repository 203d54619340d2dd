package harrier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"plain", "a,b", "a=b", "C:\\x\\,y", "\\", ",", "ünï cödé", "a b", "x\\\\,"})
  void everyValueSurvives(String value) {
    String text = OptionText.of(Map.of("report", value));
    assertThat(OptionText.parts(text)).containsExactly("report=" + value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ",", " , ,"})
  void nothingHasNoParts(String text) {
    assertThat(OptionText.parts(text)).isEmpty();
  }
}
