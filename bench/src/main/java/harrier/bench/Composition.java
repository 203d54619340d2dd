package harrier.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The table of Section 5.2 of the FastTrack paper: checkers behind filters. */
final class Composition {
  static final List<String> CHECKERS = List.of("Atomizer", "Velodrome", "SingleTrack");
  static final List<String> FILTERS =
      List.of("None", "ThreadLocal", "Eraser", "DjitPlus", "FastTrack");

  private Composition() {}

  /** The chain for a cell of the table. */
  static String chain(String filter, String checker) {
    return filter.equals("None") ? checker : filter + ":" + checker;
  }

  /**
   * @param slowdowns a table of slowdowns with a column for each of the chains
   */
  static Table table(
      List<String> filters, List<String> checkers, Function<List<String>, Table> slowdowns) {
    Table table =
        new Table(
            "Composition",
            "Checkers behind filters: the mean slowdown over the programs that compute.",
            Table.Unit.RATIO,
            filters);
    for (String checker : checkers) {
      List<String> chains = filters.stream().map(filter -> chain(filter, checker)).toList();
      table.add(checker, true, new ArrayList<>(slowdowns.apply(chains).last()));
    }
    return table;
  }
}
