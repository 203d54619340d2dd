package harrier.agent;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Registry;
import harrier.hook.Granularity;
import harrier.instrument.Recipe;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When one access may stand for several. */
final class RecipeTest {
  @Test
  void detectorsThatKnowTheOrderOfThreadsAllowSpans() {
    assertThat(recipe("FastTrack", Granularity.FINE).spans()).isTrue();
    assertThat(recipe("HappensBefore", Granularity.FINE).spans()).isTrue();
    assertThat(recipe("LockSet", Granularity.FINE).spans()).isTrue();
  }

  @Test
  void toolsForWhichItMattersWhoComesFirstDoNot() {
    for (String chain :
        List.of("Eraser", "EraserWithBarrier", "ThreadLocal:FastTrack", "ReadOnly:FastTrack")) {
      assertThat(recipe(chain, Granularity.FINE).spans()).as(chain).isFalse();
    }
  }

  @Test
  void stateThatFieldsShareDoesNot() {
    assertThat(recipe("FastTrack", Granularity.ADAPTIVE).spans()).isFalse();
    assertThat(recipe("FastTrack", Granularity.COARSE).spans()).isFalse();
  }

  private static Recipe recipe(String chain, Granularity fields) {
    return Recipe.of(
        "", Registry.chain(chain, null, finding -> {}), false, fields, List.of(), List.of(), true);
  }
}
