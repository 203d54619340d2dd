package harrier.bench;

import bench.Programs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything measured so far, by program and column. What is there is not measured again. */
final class Measurements {
  private final Setting setting;
  private final Fork fork;
  private final Progress progress;
  private final Map<String, Map<Column, Samples>> samples = new LinkedHashMap<>();

  Measurements(Setting setting, Progress progress) {
    this.setting = setting;
    fork = new Fork(setting);
    this.progress = progress;
  }

  /** Measures all programs in all columns and plain, each repetition of a program in turn. */
  void take(List<Programs> programs, List<Column> columns) {
    List<Column> all = new ArrayList<>(List.of(Column.PLAIN));
    all.addAll(columns);
    long missing =
        programs.stream()
            .mapToLong(p -> all.stream().filter(c -> find(p.title(), c).isEmpty()).count())
            .sum();
    progress.expect(missing * setting.reps());
    for (Programs program : programs) {
      int size = setting.tiny() ? program.tiny() : program.size();
      take(program.title(), List.of(program.title(), Integer.toString(size)), all);
    }
  }

  /**
   * Measures one program.
   *
   * @param name the row it will be
   * @param program name and size, as {@link bench.Main} takes them
   */
  private void take(String name, List<String> program, List<Column> columns) {
    List<Column> missing = columns.stream().filter(c -> find(name, c).isEmpty()).toList();
    List<String> arguments = new ArrayList<>(program);
    for (int phase = 0; phase < 2; phase++) {
      arguments.add(setting.seconds());
      arguments.add(setting.leastRuns());
    }
    for (int rep = 1; rep <= setting.reps(); rep++) {
      for (Column column : missing) {
        progress.step(name, column.title(), rep, setting.reps());
        Samples into =
            samples
                .computeIfAbsent(name, key -> new LinkedHashMap<>())
                .computeIfAbsent(column, key -> new Samples());
        if (!into.failed()) {
          take(arguments, column, into);
        }
      }
    }
  }

  private void take(List<String> arguments, Column column, Samples into) {
    try {
      into.add(fork.run(arguments, column));
    } catch (Fork.Failure failure) {
      into.fail(failure.getMessage());
    }
  }

  private Optional<Samples> find(String name, Column column) {
    return Optional.ofNullable(samples.getOrDefault(name, Map.of()).get(column));
  }

  /** Of a program that has been measured in that column. */
  Samples of(String name, Column column) {
    return find(name, column).orElseThrow();
  }

  Map<String, Map<Column, Samples>> all() {
    return samples;
  }
}
