package harrier.bench;

import bench.Programs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Everything measured so far, by program and column. What is there is not measured again. A program
 * that is here at all has been run plain.
 */
final class Measurements {
  private final Setting setting;
  private final Fork fork;
  private final Progress progress;
  private final Map<String, Map<Column, Samples>> samples = new LinkedHashMap<>();
  private volatile boolean stopped;

  Measurements(Setting setting, Progress progress) {
    this.setting = setting;
    fork = new Fork(setting);
    this.progress = progress;
  }

  /**
   * Measures the programs of all sections in all their columns and plain, until it is {@link #stop
   * stopped}.
   *
   * @param news called after each program of each section that gave something new
   */
  void take(List<Section> sections, Runnable news) {
    expect(sections);
    for (Section section : sections) {
      for (Programs program : section.programs()) {
        if (!stopped && take(program, section.columns())) {
          news.run();
        }
      }
    }
    progress.clear();
  }

  private void expect(List<Section> sections) {
    Map<String, Set<Column>> planned = new LinkedHashMap<>();
    for (Section section : sections) {
      for (Programs program : section.programs()) {
        Set<Column> columns =
            planned.computeIfAbsent(program.title(), key -> new LinkedHashSet<>());
        columns.add(Column.PLAIN);
        columns.addAll(section.columns());
      }
    }
    planned
        .values()
        .forEach(columns -> columns.forEach(column -> progress.expect(setting.reps(column))));
  }

  /**
   * Measures one program, each repetition in all columns in turn.
   *
   * @return whether there was something to measure
   */
  private boolean take(Programs program, List<Column> columns) {
    String name = program.title();
    Set<Column> missing = new LinkedHashSet<>(List.of(Column.PLAIN));
    missing.addAll(columns);
    missing.removeIf(column -> has(name, column));
    for (int rep = 1; rep <= setting.reps(); rep++) {
      for (Column column : missing) {
        if (!stopped && rep <= setting.reps(column)) {
          progress.step(name, column.title(), rep, setting.reps(column));
          take(program, column);
        }
      }
    }
    Map<Column, Samples> row = new LinkedHashMap<>();
    missing.stream().filter(c -> has(name, c)).forEach(c -> row.put(c, of(name, c)));
    if (!row.isEmpty()) {
      progress.row(name, of(name, Column.PLAIN), row);
    }
    return !row.isEmpty();
  }

  /** One more run. After one that failed there are no more. */
  private void take(Programs program, Column column) {
    if (of(program.title(), column).failed()) {
      progress.end();
      return;
    }
    int size = setting.tiny() ? program.tiny() : program.size();
    List<String> arguments = new ArrayList<>(List.of(program.title(), Integer.toString(size)));
    arguments.addAll(setting.phases(column.once()));
    try {
      Outcome outcome = fork.run(arguments, column);
      into(program, column).add(outcome);
      progress.end();
    } catch (Fork.Interrupted e) {
      stopped = true;
    } catch (Fork.Failure failure) {
      if (!stopped) {
        into(program, column).fail(failure.getMessage());
        progress.end();
      }
    }
  }

  private Samples into(Programs program, Column column) {
    return samples
        .computeIfAbsent(program.title(), key -> new LinkedHashMap<>())
        .computeIfAbsent(column, key -> new Samples());
  }

  /** Ends the run that is under way, and makes no more. Any thread may ask for that. */
  void stop() {
    stopped = true;
    fork.stop();
  }

  /** The version of the JDK that programs run on. */
  String jdk() {
    try {
      return fork.jdk();
    } catch (Fork.Failure | Fork.Interrupted failure) {
      throw new IllegalStateException(setting.java() + ": " + failure.getMessage(), failure);
    }
  }

  boolean has(String name, Column column) {
    return samples.getOrDefault(name, Map.of()).containsKey(column);
  }

  /** Of one program in one column; without outcomes if that has not been measured. */
  Samples of(String name, Column column) {
    return samples.getOrDefault(name, Map.of()).getOrDefault(column, new Samples());
  }

  Map<String, Map<Column, Samples>> all() {
    return samples;
  }
}
