package harrier.agent;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.CRC32;

/**
 * Instrumented classes of earlier runs, a file each, named after the class file they were made
 * from. There is a folder for each recipe.
 *
 * <p>Several JVMs may use it at once: files are written as drafts and moved into place. A file that
 * is damaged counts as none.
 */
final class ClassCache {
  private static final int MAGIC = 0x48617231;
  private static final int HEADER = 16;

  /** Owner-only folder, where the file system knows such a thing. */
  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rwx------");

  private static final Set<PosixFilePermission> WRITABLE_BY_OTHERS =
      Set.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

  private final Path folder;
  private final AtomicInteger drafts = new AtomicInteger();

  /** Whether files can still be written: not if the disk is full. */
  private volatile boolean isWritable = true;

  private ClassCache(Path folder) {
    this.folder = folder;
  }

  /**
   * Opens a cache, made if there is none.
   *
   * @throws IllegalArgumentException if it cannot be used, or others could write to it
   */
  static ClassCache open(Path path, String recipe) {
    try {
      Path own = ownedFolder(path.toAbsolutePath().normalize());
      return new ClassCache(
          ownedFolder(own.resolve(hash(recipe.getBytes(UTF_8)).substring(0, 16))));
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "cache: cannot use the folder " + path + " (" + e + ")", e);
    }
  }

  private static Path ownedFolder(Path path) throws IOException {
    boolean hasOwners = path.getFileSystem().supportedFileAttributeViews().contains("posix");
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      FileAttribute<?>[] attributes =
          hasOwners
              ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER_ONLY)}
              : new FileAttribute<?>[0];
      Files.createDirectories(path, attributes);
    }
    if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
      throw new IllegalArgumentException(
          "cache: " + path + " is a link or a file; name a folder of your own");
    }
    if (hasOwners && !isOnlyOurs(path)) {
      throw new IllegalArgumentException(
          "cache: others can write to " + path + "; name a folder that only you can write to");
    }
    return path;
  }

  private static boolean isOnlyOurs(Path path) throws IOException {
    Path probe = path.resolve("probe" + System.nanoTime());
    try {
      probe.toFile().createNewFile(); // whose files are ours
      return Files.getOwner(probe, LinkOption.NOFOLLOW_LINKS)
              .equals(Files.getOwner(path, LinkOption.NOFOLLOW_LINKS))
          && Files.getPosixFilePermissions(path, LinkOption.NOFOLLOW_LINKS).stream()
              .noneMatch(WRITABLE_BY_OTHERS::contains);
    } finally {
      Files.deleteIfExists(probe);
    }
  }

  /** The name under which what is made of a class file is kept. */
  static String hash(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What is kept under a name, or null. */
  byte[] get(String name) {
    Path file = folder.resolve(name);
    if (Files.isSymbolicLink(file)) {
      return null; // nobody else can make it one from now on
    }
    byte[] content;
    try (InputStream in = new FileInputStream(file.toFile())) {
      content = new byte[in.available()];
      if (in.readNBytes(content, 0, content.length) < content.length) {
        return null;
      }
    } catch (IOException none) {
      return null;
    }
    if (content.length < HEADER) {
      return null;
    }
    ByteBuffer header = ByteBuffer.wrap(content);
    boolean isWhole =
        header.getInt() == MAGIC
            && header.getInt() == content.length - HEADER
            && header.getLong() == checksum(content, HEADER);
    return isWhole ? java.util.Arrays.copyOfRange(content, HEADER, content.length) : null;
  }

  /** Keeps something under a name. Trouble ends the writing, nothing else. */
  void put(String name, byte[] bytes) {
    if (!isWritable) {
      return;
    }
    Path draft =
        folder.resolve(
            name + "." + ProcessHandle.current().pid() + "." + drafts.incrementAndGet() + ".draft");
    try {
      ByteBuffer header =
          ByteBuffer.allocate(HEADER)
              .putInt(MAGIC)
              .putInt(bytes.length)
              .putLong(checksum(bytes, 0));
      try (OutputStream out = new FileOutputStream(draft.toFile())) {
        out.write(header.array());
        out.write(bytes);
      }
      Files.move(draft, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      isWritable = false;
      delete(draft);
    }
  }

  private static void delete(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException left) {
      // It is a draft: nobody will read it.
    }
  }

  private static long checksum(byte[] bytes, int from) {
    CRC32 sum = new CRC32();
    sum.update(bytes, from, bytes.length - from);
    return sum.getValue();
  }
}
