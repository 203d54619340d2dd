package harrier.cli;

import harrier.finding.JvmFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;

/** The findings files of a report folder as they once were, to tell which one a target wrote. */
record Versions(Path report, Map<Path, String> known) {

  static Versions in(Path report) {
    Map<Path, String> known = new HashMap<>();
    known.put(file(report), version(file(report)));
    for (Path folder : JvmFolders.all(report)) {
      known.put(file(folder), version(file(folder)));
    }
    return new Versions(report, known);
  }

  /** The file of a target that has ended since, or null: it has its own folder if one is new. */
  Path writtenSince(long pid) {
    for (Path folder : JvmFolders.of(report, pid)) {
      if (isNew(file(folder))) {
        return file(folder);
      }
    }
    return isNew(file(report)) ? file(report) : null;
  }

  private boolean isNew(Path file) {
    return !version(file).equals(known.getOrDefault(file, ""));
  }

  private static Path file(Path folder) {
    return folder.resolve("findings.json");
  }

  /** What changes whenever the file is written anew. */
  private static String version(Path file) {
    try {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      return now.fileKey() + " " + now.lastModifiedTime();
    } catch (IOException e) {
      return "";
    }
  }
}
