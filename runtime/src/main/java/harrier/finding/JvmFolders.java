package harrier.finding;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The folders {@code jvm-PID} in a report folder, of JVMs that found it claimed. Where a name is
 * taken, as by another container's JVM, it is {@code jvm-PID-2} and so on.
 */
public final class JvmFolders {
  private static final String PREFIX = "jvm-";

  /** Our files and their drafts, but for the lock. */
  private static final Pattern OURS =
      Pattern.compile("\\.?findings\\.(json|html|sarif|xml|txt)(\\.\\d+(\\.tmp)?)?");

  private JvmFolders() {}

  static String name(long pid, int attempt) {
    return PREFIX + pid + (attempt == 1 ? "" : "-" + attempt);
  }

  /** All of them, in a folder that need not exist. */
  public static List<Path> all(Path report) {
    List<Path> folders = new ArrayList<>();
    try {
      for (Path name : names(report)) {
        folders.add(report.resolve(name));
      }
    } catch (IOException none) {
      // Then there is nothing in it.
    }
    return folders;
  }

  /** Those of JVMs with this number. */
  public static List<Path> of(Path report, long pid) {
    List<Path> folders = all(report);
    folders.removeIf(folder -> !(folder.getFileName() + "-").startsWith(PREFIX + pid + "-"));
    return folders;
  }

  /** How many there are, but for some. */
  static int count(Path report, Set<Path> except) {
    int count = 0;
    for (Path folder : all(report)) {
      if (!except.contains(folder.getFileName())
          && Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
        count++;
      }
    }
    return count;
  }

  /**
   * Removes what JVMs have left that have ended. What has anything in it that we have not made, or
   * is a link, stays. So does all where the system cannot keep us from following links.
   *
   * @return the names of what is still there
   */
  static Set<Path> removeEnded(Path report) throws IOException {
    Set<Path> left = new HashSet<>(names(report));
    if (!left.isEmpty()) {
      try (DirectoryStream<Path> opened = Files.newDirectoryStream(report)) {
        if (opened instanceof SecureDirectoryStream<Path> folder) {
          left.removeIf(name -> isRemoved(report, folder, name));
        }
      }
    }
    return left;
  }

  /** Removes a folder unless its JVM lives. */
  private static boolean isRemoved(Path report, SecureDirectoryStream<Path> opened, Path name) {
    try (SecureDirectoryStream<Path> folder =
        opened.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS)) {
      List<Path> files = new ArrayList<>();
      for (Path file : folder) {
        files.add(file.getFileName());
      }
      if (files.isEmpty() || !areOurs(files) || Claim.isHeld(report.resolve(name))) {
        return false;
      }
      for (Path file : files) {
        folder.deleteFile(file);
      }
      opened.deleteDirectory(name);
      return true;
    } catch (IOException | DirectoryIteratorException e) {
      return false;
    }
  }

  private static boolean areOurs(List<Path> files) {
    for (Path file : files) {
      String name = file.toString();
      if (!name.equals(Claim.FILE) && !OURS.matcher(name).matches()) {
        return false;
      }
    }
    return true;
  }

  private static List<Path> names(Path report) throws IOException {
    List<Path> names = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(report)) {
      for (Path file : files) {
        if (isName(file.getFileName().toString())) {
          names.add(file.getFileName());
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return names;
  }

  private static boolean isName(String text) {
    return text.startsWith(PREFIX) && text.substring(PREFIX.length()).matches("\\d+(-\\d+)?");
  }
}
