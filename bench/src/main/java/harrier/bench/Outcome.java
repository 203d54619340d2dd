package harrier.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * What one JVM measured.
 *
 * @param startUp seconds from the fork to the first line of the program
 * @param wall seconds of each run
 * @param cpu seconds of all threads, a run
 * @param heap the most bytes that were in use after a collection
 * @param warnings what the tool reported, each variable once
 * @param output everything the JVM printed
 */
record Outcome(
    double startUp,
    List<Double> wall,
    double cpu,
    long heap,
    String checksum,
    List<String> warnings,
    String output) {

  /** Reads what {@link bench.Main} printed. */
  static Outcome of(long forkedAt, List<String> lines, long heapInLog, List<String> warnings) {
    double startUp = Double.NaN;
    double cpu = Double.NaN;
    long heap = heapInLog;
    String checksum = "";
    List<Double> wall = new ArrayList<>();
    for (String line : lines) {
      int equals = line.indexOf('=');
      String value = line.substring(equals + 1);
      switch (equals < 0 ? "" : line.substring(0, equals)) {
        case "started" -> startUp = (Long.parseLong(value) - forkedAt) / 1e3;
        case "wall" -> wall.add(Double.valueOf(value));
        case "cpu" -> cpu = Double.parseDouble(value);
        case "heap" -> heap = Math.max(heap, Long.parseLong(value));
        case "checksum" -> checksum = value;
        default -> {}
      }
    }
    return new Outcome(startUp, wall, cpu, heap, checksum, warnings, String.join("\n", lines));
  }
}
