package harrier.analyses.steps;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.shadow.AccessWord;
import harrier.shadow.ShadowVar;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StepsTest {
  private static final class State implements ShadowVar {}

  private static final long WORD = AccessWord.at(AccessWord.stamp(1, 1), 5);

  private final Steps steps = new Steps();

  /** As where eight instructions have written every eighth element each. */
  @Test
  void eightStatesThatTakeTurnsLeadToOneStateEach() {
    List<State> before = Stream.generate(State::new).limit(8).toList();

    List<ShadowVar> after = before.stream().map(this::step).toList();

    assertThat(before.stream().map(this::step).toList()).isEqualTo(after);
  }

  private ShadowVar step(State before) {
    ShadowVar known = steps.find(WORD, false, before);
    return known != null ? known : steps.put(WORD, false, before, new State());
  }
}
