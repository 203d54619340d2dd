package harrier.bench;

import bench.Programs;
import java.util.List;
import java.util.function.Function;

/**
 * Tables that are made from the same runs.
 *
 * @param programs the rows
 * @param columns how each program is run, besides plain
 * @param form the tables, from as much as has been measured
 */
record Section(List<Programs> programs, List<Column> columns, Function<Sheet, List<Table>> form) {

  /** The tables as far as they are known; those that have no row yet are left out. */
  List<Table> tables(Measurements measurements) {
    return form.apply(new Sheet(measurements, programs, columns)).stream()
        .filter(table -> !table.rows().isEmpty())
        .toList();
  }
}
