package harrier.bench;

import java.util.List;

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

  /** The chains of all cells, row by row. */
  static List<String> chains(List<String> filters, List<String> checkers) {
    return checkers.stream()
        .flatMap(checker -> filters.stream().map(filter -> chain(filter, checker)))
        .toList();
  }

  /**
   * @param slowdowns with a column for each of the {@link #chains}
   */
  static Table table(List<String> filters, List<String> checkers, Table slowdowns) {
    Table table =
        new Table(
            "Composition",
            "Checkers behind filters: the mean slowdown over the programs that compute.",
            Table.Unit.RATIO,
            filters);
    if (!slowdowns.rows().isEmpty()) {
      List<Double> means = slowdowns.last();
      int at = 0;
      for (String checker : checkers) {
        table.add(checker, true, means.subList(at, at += filters.size()));
      }
    }
    return table;
  }
}
