package harrier.bench;

import java.nio.file.Path;

/**
 * How to measure.
 *
 * @param java the java command that runs the programs
 * @param agent the agent jar
 * @param reps JVMs for each program and column
 * @param tiny whether programs have a size that takes no time, to try the harness
 */
public record Setting(Path java, Path agent, int reps, boolean tiny) {
  /** How long a JVM may take. */
  int secondsAllowed() {
    return tiny ? 60 : 600;
  }

  /** Seconds of warming up, and of measuring. */
  String seconds() {
    return tiny ? "0" : "1";
  }

  /** Least runs of warming up, and of measuring. */
  String leastRuns() {
    return tiny ? "1" : "3";
  }
}
