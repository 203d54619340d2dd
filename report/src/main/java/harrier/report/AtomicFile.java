package harrier.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A text file that appears in one piece. What cannot be written in UTF-8 becomes '?'.
 *
 * <p>Its draft is never an existing file: a link that somebody else has put there is not followed.
 */
final class AtomicFile {
  private AtomicFile() {}

  static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Path draft = file.resolveSibling("." + file.getFileName() + "." + System.nanoTime());
    try (OutputStream out = Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    try {
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
