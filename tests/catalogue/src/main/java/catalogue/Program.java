package catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One program and the lines that race.
 *
 * @param mainClass the class with the main method
 * @param file the name of its source file
 * @param marks the marked lines in order; none if the program has to stay silent
 */
public record Program(String mainClass, String file, List<Mark> marks) {
  /** {@code // race} and the names of the variables that race on this line. */
  private static final Pattern MARK = Pattern.compile("// race((?: [\\w.\\[\\]]+)*)$");

  /**
   * A line that must be part of a race.
   *
   * @param variables the fields, or array types, of the races here; empty if any will do
   */
  public record Mark(int line, List<String> variables) {}

  static Program read(Path sources, Path file) {
    String name =
        sources.relativize(file).toString().replace(file.getFileSystem().getSeparator(), ".");
    try {
      return new Program(
          name.substring(0, name.length() - ".java".length()),
          file.getFileName().toString(),
          marks(Files.readAllLines(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Mark> marks(List<String> lines) {
    List<Mark> marks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher mark = MARK.matcher(lines.get(i));
      if (mark.find()) {
        String variables = mark.group(1).strip();
        marks.add(new Mark(i + 1, variables.isEmpty() ? List.of() : List.of(variables.split(" "))));
      }
    }
    return List.copyOf(marks);
  }

  public boolean isSilent() {
    return marks.isEmpty();
  }

  @Override
  public String toString() {
    return mainClass;
  }
}
