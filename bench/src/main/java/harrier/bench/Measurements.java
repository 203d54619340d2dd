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
    for (Programs program : programs) {
      all.stream()
          .filter(column -> find(program.title(), column).isEmpty())
          .forEach(column -> progress.expect(setting.reps(column)));
    }
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
    for (int rep = 1; rep <= setting.reps(); rep++) {
      for (Column column : missing) {
        if (rep > setting.reps(column)) {
          continue;
        }
        progress.step(name, column.title(), rep, setting.reps(column));
        Samples into =
            samples
                .computeIfAbsent(name, key -> new LinkedHashMap<>())
                .computeIfAbsent(column, key -> new Samples());
        if (!into.failed()) {
          take(program, column, into);
        }
      }
    }
  }

  private void take(List<String> program, Column column, Samples into) {
    List<String> arguments = new ArrayList<>(program);
    arguments.addAll(setting.phases(column.once()));
    try {
      into.add(fork.run(arguments, column));
    } catch (Fork.Failure failure) {
      into.fail(failure.getMessage());
    }
  }

  /** The version of the JDK that programs run on. */
  String jdk() {
    try {
      return fork.jdk();
    } catch (Fork.Failure failure) {
      throw new IllegalStateException(setting.java() + ": " + failure.getMessage(), failure);
    }
  }

  /** There is nothing more to measure. */
  void done() {
    progress.done();
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
