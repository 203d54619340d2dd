package harrier.bench;

import java.nio.file.Path;
import java.util.List;

/**
 * How to measure.
 *
 * @param java the java command that runs the programs
 * @param agent the agent jar
 * @param reps JVMs for each program and column
 * @param tiny whether programs have a size that takes no time, to try the harness
 * @param programs names of the programs to run, if they are in the suite; all if empty
 */
public record Setting(Path java, Path agent, int reps, boolean tiny, List<String> programs) {
  /** How long a JVM may take. */
  int secondsAllowed() {
    return tiny ? 60 : 600;
  }

  /** Seconds and least number of runs: to warm up, then to measure. */
  List<String> phases(boolean once) {
    if (once) {
      return List.of("0", "1", "0", "0");
    }
    return tiny ? List.of("0", "1", "0", "1") : List.of("3", "3", "1", "3");
  }

  /** How many JVMs a column takes. */
  int reps(Column column) {
    return column.once() ? 1 : reps;
  }
}
