package harrier.instrument.offline;

import harrier.instrument.Recipe;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Locale;
import java.util.zip.ZipException;

/**
 * Instruments a jar or a folder. Everything is written to a draft beside the result, which takes
 * its place at the end.
 */
public final class Offline {
  private final ClassRewriter classes;
  private final Tally tally;

  public Offline(Recipe recipe, Tally tally) {
    classes = new ClassRewriter(recipe, tally);
    this.tally = tally;
  }

  /**
   * Instruments one into the other.
   *
   * @throws IllegalArgumentException if that cannot be, with one clear line
   */
  public void rewrite(Path in, Path out) throws IOException {
    if (!Files.exists(in)) {
      throw new IllegalArgumentException("there is no jar or folder " + in);
    }
    refuseSpecial(in);
    refuseSpecial(out);
    refuseToOverwrite(in, out);
    Path draft = out.resolveSibling("." + out.getFileName() + "." + pid() + ".draft");
    try {
      if (Files.isDirectory(in)) {
        folder(in, draft);
        Files.deleteIfExists(out); // an empty folder
      } else {
        jar(in, draft);
      }
      Files.move(draft, out, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      delete(draft);
    }
  }

  private static long pid() {
    return ProcessHandle.current().pid();
  }

  /** A device or a pipe would not be read to its end, or would be replaced by a file. */
  private static void refuseSpecial(Path path) {
    if (Files.exists(path) && !Files.isDirectory(path) && !Files.isRegularFile(path)) {
      throw new IllegalArgumentException(path + " is neither a file nor a folder");
    }
  }

  private static void refuseToOverwrite(Path in, Path out) throws IOException {
    Path parent = out.toAbsolutePath().getParent();
    if (parent == null || !Files.isDirectory(parent)) {
      throw new IllegalArgumentException("there is no folder " + parent + " to write to");
    }
    Path from = in.toRealPath();
    Path to = Files.exists(out) ? out.toRealPath() : parent.toRealPath().resolve(out.getFileName());
    if (to.equals(from)) {
      throw new IllegalArgumentException(
          "the result would overwrite its input " + in + "; name another with --out");
    }
    if (Files.isDirectory(from) && (to.startsWith(from) || from.startsWith(to))) {
      throw new IllegalArgumentException(
          "one of " + in + " and " + out + " is inside the other; name another with --out");
    }
    if (Files.isDirectory(out) != Files.isDirectory(in) && Files.exists(out)) {
      throw new IllegalArgumentException(
          out + (Files.isDirectory(out) ? " is a folder" : " is a file") + ", unlike " + in);
    }
    if (Files.isDirectory(out) && !isEmpty(out)) {
      throw new IllegalArgumentException("the folder " + out + " is not empty; name a new one");
    }
  }

  private static boolean isEmpty(Path folder) throws IOException {
    try (var content = Files.list(folder)) {
      return content.findAny().isEmpty();
    }
  }

  private void jar(Path in, Path draft) throws IOException {
    try (OutputStream out = Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW)) {
      new Archive(in.getFileName().toString(), 0, classes, tally).rewrite(in, out);
    } catch (ZipException e) {
      throw new IllegalArgumentException(in + " is not a jar that can be read: " + e.getMessage());
    }
  }

  /** Links stay links; files are copied, and what is no file, such as a pipe, is left out. */
  private void folder(Path in, Path draft) throws IOException {
    Files.walkFileTree(
        in,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
              throws IOException {
            Files.createDirectory(copyOf(folder));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (attributes.isSymbolicLink()) {
              Files.copy(file, copyOf(file), LinkOption.NOFOLLOW_LINKS);
            } else if (attributes.isOther()) {
              tally.notice(in.relativize(file) + ": neither a file nor a folder, not copied");
            } else {
              file(file, copyOf(file), in.relativize(file).toString());
            }
            return FileVisitResult.CONTINUE;
          }

          private Path copyOf(Path path) {
            return draft.resolve(in.relativize(path).toString());
          }
        });
  }

  private void file(Path file, Path copy, String place) throws IOException {
    String name = place.toLowerCase(Locale.ROOT);
    if (name.endsWith(".class")) {
      Files.write(copy, classes.rewritten(place, Files.readAllBytes(file)));
    } else if (Archive.isArchive(name)) {
      try (OutputStream out = Files.newOutputStream(copy)) {
        new Archive(place, 0, classes, tally).rewrite(file, out);
      } catch (ZipException e) {
        throw new IllegalArgumentException(
            file + " is not a jar that can be read: " + e.getMessage());
      }
    } else {
      Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
    }
  }

  private static void delete(Path draft) throws IOException {
    if (!Files.exists(draft, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    Files.walkFileTree(
        draft,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path folder, IOException trouble)
              throws IOException {
            Files.delete(folder);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
