package harrier.instrument.offline;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** A jar, or a jar within a jar, whose classes are rewritten entry by entry. */
final class Archive {
  private static final int DEEPEST = 8;

  private final String place;
  private final int depth;
  private final ClassRewriter classes;
  private final Tally tally;

  /**
   * @param place where it is, for the user
   * @param depth how many archives it is in
   */
  Archive(String place, int depth, ClassRewriter classes, Tally tally) {
    this.place = place;
    this.depth = depth;
    this.classes = classes;
    this.tally = tally;
  }

  void rewrite(Path in, OutputStream to) throws IOException {
    if (depth > DEEPEST) {
      throw new IllegalArgumentException(place + ": archives are nested too deep");
    }
    try (ZipFile zip = new ZipFile(in.toFile())) {
      boolean isSigned = zip.stream().anyMatch(entry -> JarManifest.isSignature(entry.getName()));
      if (isSigned) {
        tally.notice(place + ": signature dropped, since its classes change");
      }
      ZipOutputStream out = new ZipOutputStream(new BufferedOutputStream(to));
      out.setComment(zip.getComment());
      Set<String> seen = new HashSet<>();
      for (ZipEntry entry : Collections.list(zip.entries())) {
        refuseToLeadOut(entry.getName());
        boolean isDropped = isSigned && JarManifest.isSignature(entry.getName());
        if (!isDropped && seen.add(entry.getName())) {
          try (InputStream content = zip.getInputStream(entry)) {
            copy(entry, content.readAllBytes(), isSigned, out);
          }
        }
      }
      out.finish();
      out.flush();
    }
  }

  private void refuseToLeadOut(String name) {
    String path = name.replace('\\', '/');
    boolean leadsOut =
        path.startsWith("/")
            || path.matches("[A-Za-z]:.*")
            || List.of(path.split("/")).contains("..");
    if (leadsOut) {
      throw new IllegalArgumentException(
          place + ": the entry '" + name + "' leads out of the archive; nothing is written");
    }
  }

  private void copy(ZipEntry entry, byte[] content, boolean isSigned, ZipOutputStream out)
      throws IOException {
    byte[] bytes = entry.isDirectory() ? content : rewritten(entry.getName(), content, isSigned);
    ZipEntry copy = new ZipEntry(entry.getName());
    copy.setTime(entry.getTime());
    copy.setComment(entry.getComment());
    if (entry.getMethod() == ZipEntry.STORED // Spring Boot's nested jars must stay so
        || entry.getName().endsWith(".class")) { // inflated at every start otherwise
      CRC32 sum = new CRC32();
      sum.update(bytes);
      copy.setMethod(ZipEntry.STORED);
      copy.setSize(bytes.length);
      copy.setCrc(sum.getValue());
    }
    out.putNextEntry(copy);
    out.write(bytes);
    out.closeEntry();
  }

  private byte[] rewritten(String name, byte[] content, boolean isSigned) throws IOException {
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.endsWith(".class")) {
      return classes.rewritten(place + "!/" + name, content);
    }
    if (lower.equals("meta-inf/manifest.mf")) {
      return JarManifest.rewritten(content, depth == 0, isSigned);
    }
    return isArchive(lower) && startsAsZip(content) ? nested(name, content) : content;
  }

  static boolean isArchive(String lowerName) {
    return lowerName.endsWith(".jar")
        || lowerName.endsWith(".war")
        || lowerName.endsWith(".ear")
        || lowerName.endsWith(".rar");
  }

  private static boolean startsAsZip(byte[] content) {
    return content.length > 4 && content[0] == 'P' && content[1] == 'K';
  }

  private byte[] nested(String name, byte[] content) throws IOException {
    Path file = Files.createTempFile("harrier", ".jar"); // for its owner alone
    try {
      Files.write(file, content);
      ByteArrayOutputStream out = new ByteArrayOutputStream(content.length * 2);
      new Archive(place + "!/" + name, depth + 1, classes, tally).rewrite(file, out);
      return out.toByteArray();
    } finally {
      Files.delete(file);
    }
  }
}
