package harrier.finding;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Set;

/**
 * Where a JVM writes its files. The first one that comes claims the report folder; one that comes
 * while that lives has a folder of its own in it. Where there are no links, all write to the report
 * folder.
 */
final class ReportFolder {
  private static final int ATTEMPTS = 100;

  private final Path report;

  /** The report folder, or our own folder in it. Changed under the lock of the findings file. */
  private volatile Path path;

  /** Null if there is none: then who comes next takes what we write for a thing of the past. */
  private Claim claim;

  /** Folders of other JVMs that were there before us. */
  private Set<Path> earlier = Set.of();

  ReportFolder(Path report) {
    this.report = report;
    path = report;
  }

  /** Claims the folder. */
  void claim() {
    try {
      Files.createDirectories(report);
      claim = Claim.of(report);
      if (claim == null) {
        stepAside(true);
      } else {
        earlier = JvmFolders.removeEnded(report);
      }
    } catch (IOException | RuntimeException e) {
      // Then it is as without claims. If nothing can be written at all, the first save says so.
    }
  }

  private void stepAside(boolean claims) throws IOException {
    long pid = ProcessHandle.current().pid();
    for (int attempt = 1; attempt <= ATTEMPTS && !isAside(); attempt++) {
      Path own = report.resolve(JvmFolders.name(pid, attempt));
      try {
        Files.createDirectory(own);
      } catch (FileAlreadyExistsException taken) {
        continue;
      }
      claim = claims ? Claim.of(own) : null;
      path = own;
    }
  }

  /** Whether another JVM has the report folder. */
  boolean isAside() {
    return path != report;
  }

  Path path() {
    return path;
  }

  /** Has the folder there, to write to it now. */
  void prepare() throws IOException {
    if (!isAside() && claim != null && claim.isLost()) {
      stepAside(false);
    }
    Files.createDirectories(report);
    if (isAside() && !Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
      if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
        throw new NotDirectoryException(path.toString());
      }
      Files.createDirectory(path);
    }
  }

  /**
   * Lets others have the folder, when nothing more will be written to it.
   *
   * @return a line about other JVMs that came while it was ours, or nothing
   */
  String end() {
    if (claim == null) {
      return "";
    }
    int others = isAside() ? 0 : JvmFolders.count(report, earlier);
    claim.end();
    if (others == 0) {
      return "";
    }
    return "harrier: findings of %d other %s are in %s; \"harrier report\" merges them\n"
        .formatted(others, others == 1 ? "JVM" : "JVMs", report.resolve("jvm-*"));
  }
}
