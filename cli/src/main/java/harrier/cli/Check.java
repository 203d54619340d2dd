package harrier.cli;

import harrier.finding.Suppressions;
import harrier.report.FindingsFile;
import harrier.report.Format;
import harrier.tool.MethodPatterns;
import harrier.tool.Optimization;
import harrier.tool.Words;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Tells whether a value is good for a key, and gives it the form the agent gets. */
@FunctionalInterface
interface Check {
  /** The value to use; what is wrong with it, and the remedy, is an IllegalArgumentException. */
  String good(String value, Surroundings here);

  static Check anything() {
    return (value, here) -> {
      require(!value.isBlank(), "has no value");
      return value;
    };
  }

  static Check flag() {
    return oneOf("true", "false");
  }

  static Check oneOf(String... choices) {
    return (value, here) -> choice(value, List.of(choices));
  }

  /** Several choices with commas in between. */
  static Check formats() {
    List<String> keys = Arrays.stream(Format.values()).map(Format::key).toList();
    return (value, here) ->
        Arrays.stream(value.split(",", -1))
            .map(part -> choice(part.strip(), keys))
            .distinct()
            .collect(Collectors.joining(","));
  }

  private static String choice(String value, List<String> choices) {
    require(
        choices.contains(value),
        "'"
            + value
            + "' is not one of "
            + String.join(", ", choices)
            + "; did you mean '"
            + Words.nearest(value, choices)
            + "'?");
    return value;
  }

  static Check optimizations() {
    return (value, here) ->
        Optimization.of(value).stream().map(Optimization::text).collect(Collectors.joining(","));
  }

  static Check number(long least, long most) {
    return (value, here) -> {
      try {
        long number = Long.parseLong(value);
        if (number >= least && number <= most) {
          return Long.toString(number);
        }
      } catch (NumberFormatException e) {
        // Falls through to the one message.
      }
      String range = most == Long.MAX_VALUE ? "" : " from " + least + " to " + most;
      throw new IllegalArgumentException("'" + value + "' is not a whole number" + range);
    };
  }

  static Check share() {
    return (value, here) -> {
      try {
        double share = Double.parseDouble(value);
        if (share >= 0 && share <= 1) {
          return value;
        }
      } catch (NumberFormatException e) {
        // Falls through to the one message.
      }
      throw new IllegalArgumentException("'" + value + "' is not a number from 0 to 1");
    };
  }

  static Check folder() {
    return (value, here) -> path(value, here).toString();
  }

  /** A file that need not be there yet. */
  static Check place() {
    return (value, here) -> {
      Path file = path(value, here);
      require(!Files.isDirectory(file), "'" + value + "' is a folder, not a file");
      require(
          Files.isDirectory(file.getParent()),
          "there is no folder for '" + value + "'; make it first");
      return file.toString();
    };
  }

  static Check file() {
    return (value, here) -> readable(value, here).toString();
  }

  /** Words with commas in between, or files that name methods. */
  static Check methods(String... words) {
    return (value, here) ->
        Arrays.stream(value.split(",", -1))
            .map(String::strip)
            .map(part -> List.of(words).contains(part) ? part : methodsIn(part, words, here))
            .collect(Collectors.joining(","));
  }

  private static String methodsIn(String file, String[] words, Surroundings here) {
    require(
        file.isEmpty()
            || !file.chars().allMatch(Character::isLetter)
            || Files.exists(path(file, here)),
        "'"
            + file
            + "' is no file, and not one of "
            + String.join(", ", words)
            + "; did you mean '"
            + Words.nearest(file, List.of(words))
            + "'?");
    Path readable = readable(file, here);
    MethodPatterns.parse(file, lines(file, readable));
    return readable.toString();
  }

  static Check suppressions() {
    return (value, here) -> {
      Path file = readable(value, here);
      Suppressions.parse(value, lines(value, file));
      return file.toString();
    };
  }

  private static List<String> lines(String value, Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new IllegalArgumentException("cannot read '" + value + "' as UTF-8 text", e);
    }
  }

  static Check findings() {
    return (value, here) -> {
      try {
        FindingsFile.read(readable(value, here));
        return path(value, here).toString();
      } catch (IOException e) {
        throw new IllegalArgumentException(e.getMessage(), e);
      }
    };
  }

  /** Jars or folders, with the separator of a class path in between. */
  static Check toolPath() {
    return (value, here) ->
        Arrays.stream(value.split(File.pathSeparator))
            .map(part -> Jar.checked(part, entry(part, here)).toString())
            .collect(Collectors.joining(File.pathSeparator));
  }

  private static Path entry(String value, Surroundings here) {
    Path path = path(value, here);
    return Files.isDirectory(path) ? path : readable(value, here);
  }

  static Check notYet(String what) {
    return (value, here) -> {
      throw new IllegalArgumentException(what);
    };
  }

  private static Path path(String value, Surroundings here) {
    require(!value.isBlank(), "has no value");
    try {
      return here.resolve(value);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException("'" + value + "' cannot be the name of a file", e);
    }
  }

  private static Path readable(String value, Surroundings here) {
    Path file = path(value, here);
    require(Files.exists(file), "there is no file '" + value + "'; check the path");
    require(!Files.isDirectory(file), "'" + value + "' is a folder, not a file");
    require(Files.isReadable(file), "cannot read '" + value + "'; check its permissions");
    return file;
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
