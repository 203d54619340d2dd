package harrier.finding;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A text file that appears in one piece: written beside its place under a name of its own, then
 * moved.
 *
 * <p>Whoever shares the folder may have put a link there. The draft is never an existing file, so
 * no link is followed, and the move replaces a link instead of what it leads to.
 */
final class Draft {
  private static final int ATTEMPTS = 100;

  private Draft() {}

  static void write(Path file, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Path draft = create(file, bytes);
    try {
      move(draft, file);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static Path create(Path file, byte[] bytes) throws IOException {
    for (int attempt = 0; ; attempt++) {
      Path draft = file.resolveSibling(file.getFileName() + "." + System.nanoTime() + ".tmp");
      try {
        Files.write(draft, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        return draft;
      } catch (FileAlreadyExistsException taken) {
        if (attempt == ATTEMPTS) {
          throw taken;
        }
      } catch (IOException | RuntimeException e) {
        Files.deleteIfExists(draft);
        throw e;
      }
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
