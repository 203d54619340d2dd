package harrier.bench;

import bench.Programs;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;

/**
 * Programs by columns: what tables are made from. A program has a row as soon as it was measured in
 * one of the columns.
 */
final class Sheet {
  private final Measurements measurements;
  private final List<Programs> programs;
  private final List<Column> columns;

  Sheet(Measurements measurements, List<Programs> programs, List<Column> columns) {
    this.measurements = measurements;
    this.columns = columns;
    this.programs =
        programs.stream()
            .filter(
                program ->
                    columns.stream().anyMatch(column -> measurements.has(program.title(), column)))
            .toList();
  }

  /** Multiples of plain java. */
  Table ratios(String title, String caption, ToDoubleFunction<Samples> value) {
    return table(
        title,
        caption,
        Table.Unit.RATIO,
        (plain, samples) -> value.applyAsDouble(samples) / value.applyAsDouble(plain));
  }

  /** What a column gives by itself. */
  Table values(String title, String caption, Table.Unit unit, ToDoubleFunction<Samples> value) {
    return table(title, caption, unit, (plain, samples) -> value.applyAsDouble(samples));
  }

  /**
   * @param value of the samples of plain java, and of the column
   */
  Table table(
      String title, String caption, Table.Unit unit, ToDoubleBiFunction<Samples, Samples> value) {
    Table table = new Table(title, caption, unit, columns.stream().map(Column::title).toList());
    for (Programs program : programs) {
      Samples plain = measurements.of(program.title(), Column.PLAIN);
      List<Double> values = new ArrayList<>();
      for (Column column : columns) {
        values.add(value.applyAsDouble(plain, measurements.of(program.title(), column)));
      }
      table.add(program.title(), program.isComputing(), values);
    }
    return table;
  }

  /** What plain java takes for the same programs. */
  Table plain(String title, String caption) {
    Table table =
        new Table(title, caption, Table.Unit.SECONDS, List.of("elapsed", "CPU", "heap (MB)"));
    for (Programs program : programs) {
      Samples plain = measurements.of(program.title(), Column.PLAIN);
      table.add(
          program.title(),
          program.isComputing(),
          List.of(plain.wall(), plain.cpu(), plain.heap() / (1 << 20)));
    }
    return table;
  }

  /** Nanoseconds of CPU time for each operation, of plain java too. */
  Table nanoseconds(String title, String caption, boolean tiny) {
    List<String> titles = new ArrayList<>(List.of(Column.PLAIN.title()));
    columns.forEach(column -> titles.add(column.title()));
    Table table = new Table(title, caption, Table.Unit.NANOSECONDS, titles);
    for (Programs program : programs) {
      double operations = tiny ? program.tiny() : program.size();
      List<Double> values = new ArrayList<>();
      values.add(measurements.of(program.title(), Column.PLAIN).cpu() / operations * 1e9);
      for (Column column : columns) {
        values.add(measurements.of(program.title(), column).cpu() / operations * 1e9);
      }
      table.add(program.title(), true, values);
    }
    return table;
  }
}
