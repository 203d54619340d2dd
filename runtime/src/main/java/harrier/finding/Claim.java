package harrier.finding;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;

/**
 * A folder that is this JVM's for as long as it lives: it holds the lock of a file there. However
 * it ends, the system releases the lock.
 *
 * <p>The lock is never given back by us. So no thread of the target uses the channel, which an
 * interrupt would close.
 */
final class Claim {
  static final String FILE = ".harrier-lock";

  private static final int ATTEMPTS = 100;

  private final Path file;
  private final Object identity;

  /** Kept, and its channel with it: the lock would go with them. */
  @SuppressWarnings("unused")
  private final FileLock lock;

  private Claim(Path file, Object identity, FileLock lock) {
    this.file = file;
    this.identity = identity;
    this.lock = lock;
  }

  /**
   * Claims a folder. Null if another process has it.
   *
   * @throws IOException if this cannot be told, as where there are no locks
   */
  static Claim of(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Object identity = made(file);
      FileChannel channel = open(file);
      FileLock lock = null;
      try {
        lock = channel == null ? null : channel.tryLock();
        if (channel != null && lock == null) {
          return null;
        }
        if (lock != null && identity.equals(identity(file))) {
          return new Claim(file, identity, lock);
        }
        lock = null; // of a file that its last holder removed in between
      } finally {
        if (channel != null && lock == null) {
          channel.close();
        }
      }
    }
    throw new IOException(file + " comes and goes");
  }

  /** Makes the file unless it is there, and answers which one it is. */
  private static Object made(Path file) throws IOException {
    try {
      Files.createFile(file);
    } catch (FileAlreadyExistsException known) {
      // By an earlier holder, or by somebody who shares the folder.
    }
    Object identity = identity(file);
    return identity == null ? new Object() : identity;
  }

  /** Both ways, so that even a pipe put there in this moment would not keep us waiting. */
  private static FileChannel open(Path file) throws IOException {
    try {
      return FileChannel.open(
          file, StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException gone) {
      return null;
    }
  }

  /** What tells the file from others of its name, while one of them is open; null if gone. */
  private static Object identity(Path file) throws IOException {
    try {
      BasicFileAttributes attributes =
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      if (!attributes.isRegularFile()) {
        throw new IOException(file + " is not a plain file");
      }
      return Objects.requireNonNullElse(attributes.fileKey(), attributes.creationTime());
    } catch (NoSuchFileException gone) {
      return null;
    }
  }

  /** Whether the folder was removed, and claimed anew by another JVM. */
  boolean isLost() {
    try {
      Object now = identity(file);
      return now != null && !now.equals(identity);
    } catch (IOException e) {
      return false;
    }
  }

  /** Lets others have the folder: nothing is written to it any more. */
  void end() {
    try {
      if (!isLost()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | RuntimeException left) {
      // The lock ends with the JVM all the same.
    }
  }
}
