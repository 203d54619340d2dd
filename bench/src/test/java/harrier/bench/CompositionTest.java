package harrier.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompositionTest {
  @Test
  void aCellIsTheMeanSlowdownOfACheckerBehindAFilter() {
    List<List<String>> measured = new ArrayList<>();
    Table table =
        Composition.table(
            List.of("None", "FastTrack"),
            List.of("Atomizer"),
            chains -> {
              measured.add(chains);
              Table slowdowns = new Table("", "", Table.Unit.RATIO, chains);
              slowdowns.add("crypt", true, List.of(20.0, 2.0));
              slowdowns.add("sor", true, List.of(5.0, 8.0));
              return slowdowns;
            });
    assertThat(measured).containsExactly(List.of("Atomizer", "FastTrack:Atomizer"));
    assertThat(table.columns()).containsExactly("None", "FastTrack");
    assertThat(table.text()).contains("Atomizer        10.00       4.00");
  }

  @Test
  void allFiltersAndCheckersOfThePaperAreWanted() {
    assertThat(Composition.FILTERS)
        .containsExactly("None", "ThreadLocal", "Eraser", "DjitPlus", "FastTrack");
    assertThat(Composition.CHECKERS).containsExactly("Atomizer", "Velodrome", "SingleTrack");
  }
}
