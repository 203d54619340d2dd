package harrier.cli;

import harrier.report.FindingsFile;
import harrier.report.Format;
import harrier.report.Merge;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** {@code harrier report}: renders findings files, several of them merged into one. */
final class ReportCommand {
  private final List<Format> formats;
  private final List<String> inputs;
  private final String output;
  private final Surroundings here;

  ReportCommand(String formats, List<String> inputs, String output, Surroundings here) {
    try {
      this.formats =
          Arrays.stream(Key.FORMAT.check().good(formats, here).split(","))
              .map(name -> Format.valueOf(name.toUpperCase(Locale.ROOT)))
              .toList();
    } catch (IllegalArgumentException e) {
      throw new Mistake("option format: " + e.getMessage());
    }
    if (inputs.isEmpty()) {
      throw new Mistake("no findings file; write: harrier report --format html FILE");
    }
    this.inputs = inputs;
    this.output = output;
    this.here = here;
  }

  /** One format goes to standard output unless a folder is named; several go to a folder. */
  int run() {
    List<FindingsFile> files = new ArrayList<>();
    try {
      for (String input : inputs) {
        files.add(FindingsFile.read(here.resolve(input)));
      }
    } catch (IOException e) {
      throw new Mistake(e.getMessage());
    }
    FindingsFile merged = Merge.of(files);
    if (output == null && formats.size() == 1) {
      byte[] text = formats.get(0).render(merged).getBytes(StandardCharsets.UTF_8);
      here.out().write(text, 0, text.length);
      here.out().flush();
      return 0;
    }
    write(merged, here.resolve(output == null ? Key.REPORT.otherwise() : output));
    return 0;
  }

  private void write(FindingsFile merged, Path folder) {
    if (inputs.size() > 1 && formats.contains(Format.JSON)) {
      refuseToOverwriteInputs(folder.resolve(Format.JSON.fileName()));
    }
    try {
      for (Format format : formats) {
        format.write(merged, folder);
      }
    } catch (IOException e) {
      throw new Mistake("cannot write to the folder " + folder + " (" + e + ")");
    }
  }

  private void refuseToOverwriteInputs(Path file) {
    for (String input : inputs) {
      Path path = here.resolve(input);
      if ((Files.isDirectory(path) ? path.resolve(Format.JSON.fileName()) : path).equals(file)) {
        throw new Mistake(
            "the merged findings would overwrite " + input + "; name a folder with -o");
      }
    }
  }
}
