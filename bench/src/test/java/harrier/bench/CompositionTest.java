package harrier.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CompositionTest {
  @Test
  void aCellIsTheMeanSlowdownOfACheckerBehindAFilter() {
    List<String> filters = List.of("None", "FastTrack");
    List<String> checkers = List.of("Atomizer", "Velodrome");
    List<String> chains = Composition.chains(filters, checkers);
    assertThat(chains)
        .containsExactly("Atomizer", "FastTrack:Atomizer", "Velodrome", "FastTrack:Velodrome");
    Table slowdowns = new Table("", "", Table.Unit.RATIO, chains);
    slowdowns.add("crypt", true, List.of(20.0, 2.0, 1.0, 3.0));
    slowdowns.add("sor", true, List.of(5.0, 8.0, 1.0, 3.0));
    Table table = Composition.table(filters, checkers, slowdowns);
    assertThat(table.columns()).containsExactly("None", "FastTrack");
    assertThat(table.text())
        .contains("Atomizer        10.00       4.00", "Velodrome        1.00       3.00");
  }

  @Test
  void allFiltersAndCheckersOfThePaperAreWanted() {
    assertThat(Composition.FILTERS)
        .containsExactly("None", "ThreadLocal", "Eraser", "DjitPlus", "FastTrack");
    assertThat(Composition.CHECKERS).containsExactly("Atomizer", "Velodrome", "SingleTrack");
  }
}
