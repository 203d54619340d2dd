package harrier.report;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A text file that appears in one piece. */
final class AtomicFile {
  private AtomicFile() {}

  static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Path draft =
        file.resolveSibling("." + file.getFileName() + "." + ProcessHandle.current().pid());
    try {
      Files.writeString(draft, text);
      move(draft, file);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static void move(Path draft, Path file) throws IOException {
    try {
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
