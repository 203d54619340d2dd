package harrier.report;

import java.util.List;

/** The program that was run. What is unknown is null or empty. */
record Target(List<String> command, String jdk, Integer exit, Double seconds) {
  Target {
    command = command == null ? List.of() : List.copyOf(command);
  }
}
