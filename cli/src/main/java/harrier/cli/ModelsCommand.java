package harrier.cli;

import harrier.instrument.model.Models;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** {@code harrier models --check FILE…}: reads model files and says whether they are right. */
final class ModelsCommand {
  private final List<String> files;
  private final Surroundings here;

  ModelsCommand(List<String> files, Surroundings here) {
    this.files = files;
    this.here = here;
  }

  int run() {
    if (files.isEmpty()) {
      throw new Mistake("no model file; write: harrier models --check FILE");
    }
    for (String file : files) {
      here.out().println(file + ": " + check(file, here.folder()) + " rows, no mistake");
    }
    return 0;
  }

  /** How many rows the file has. */
  static int check(String file, Path folder) {
    try {
      return Models.check(file, Files.readString(folder.resolve(file)));
    } catch (IOException e) {
      throw new Mistake("cannot read the models " + file);
    } catch (IllegalArgumentException e) {
      throw new Mistake(e.getMessage());
    }
  }
}
