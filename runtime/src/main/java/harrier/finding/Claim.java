package harrier.finding;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A folder that is this JVM's for as long as it lives: a link there says whose it is. It leads
 * nowhere; where it would lead is the JVM's PID and when that started.
 *
 * <p>A link is made and read as a whole, and without a channel: the first channel of a JVM loads
 * its network library, which then reads properties that the target may be about to set.
 */
final class Claim {
  static final String FILE = ".harrier-lock";

  private static final Pattern OWNER = Pattern.compile("(\\d{1,18})@(\\d*)");

  private static final int ATTEMPTS = 100;

  private final Path link;

  /** Where it leads. */
  private final Path own;

  private Claim(Path link, Path own) {
    this.link = link;
    this.own = own;
  }

  /**
   * Claims a folder. Null if another JVM has it.
   *
   * @throws IOException if this cannot be told, as where there are no links
   */
  static Claim of(Path folder) throws IOException {
    Path link = folder.resolve(FILE);
    Path own = own();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        Files.createSymbolicLink(link, own);
        return new Claim(link, own);
      } catch (UnsupportedOperationException noLinks) {
        throw new IOException(noLinks);
      } catch (FileAlreadyExistsException taken) {
        if (isHeld(folder)) {
          return null;
        }
        Files.deleteIfExists(link); // by a JVM that was killed
      }
    }
    throw new IOException(link + " comes and goes");
  }

  /**
   * Whether a JVM that lives has a folder.
   *
   * @throws IOException if what has the name of the link is none of ours
   */
  static boolean isHeld(Path folder) throws IOException {
    try {
      Path link = folder.resolve(FILE);
      Matcher owner = OWNER.matcher(Files.readSymbolicLink(link).toString());
      if (!owner.matches()) {
        throw new IOException(link + " is not ours");
      }
      return ProcessHandle.of(Long.parseLong(owner.group(1)))
          .filter(ProcessHandle::isAlive)
          .filter(process -> start(process).equals(owner.group(2)))
          .isPresent();
    } catch (NoSuchFileException gone) {
      return false;
    }
  }

  private static Path own() {
    ProcessHandle process = ProcessHandle.current();
    return Path.of(process.pid() + "@" + start(process));
  }

  /** Tells a process from later ones of the same number. */
  private static String start(ProcessHandle process) {
    return process
        .info()
        .startInstant()
        .map(Instant::toEpochMilli)
        .map(Object::toString)
        .orElse("");
  }

  /** Whether the folder was removed, and claimed anew by another JVM. */
  boolean isLost() {
    try {
      return !Files.readSymbolicLink(link).equals(own);
    } catch (NoSuchFileException gone) {
      return false;
    } catch (IOException somethingElse) {
      return true;
    }
  }

  /** Lets others have the folder: nothing is written to it any more. */
  void end() {
    try {
      if (!isLost()) {
        Files.deleteIfExists(link);
      }
    } catch (IOException | RuntimeException left) {
      // Who comes next sees that this JVM lives no more.
    }
  }
}
