package harrier.endtoend;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** An application in one jar with its libraries, as Spring Boot packs them. */
final class NestedJar {
  private static final String LOADER = "spring-boot-loader-";

  private NestedJar() {}

  /** The loader must be one of the jars; its classes are outside. */
  static Path write(Path file, String mainClass, Path classes, List<Path> jars) throws IOException {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.put(
        Attributes.Name.MAIN_CLASS, "org.springframework.boot.loader.launch.JarLauncher");
    attributes.putValue("Start-Class", mainClass);
    attributes.putValue("Spring-Boot-Classes", "BOOT-INF/classes/");
    attributes.putValue("Spring-Boot-Lib", "BOOT-INF/lib/");
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream entries = new JarOutputStream(out, manifest)) {
      folder("BOOT-INF/classes/", entries);
      folder("BOOT-INF/lib/", entries);
      for (Path jar : jars) {
        if (jar.getFileName().toString().startsWith(LOADER)) {
          unpack(jar, entries);
        } else {
          store("BOOT-INF/lib/" + jar.getFileName(), Files.readAllBytes(jar), entries);
        }
      }
      try (Stream<Path> files = Files.walk(classes)) {
        for (Path each : files.filter(Files::isRegularFile).toList()) {
          String name = classes.relativize(each).toString().replace('\\', '/');
          store("BOOT-INF/classes/" + name, Files.readAllBytes(each), entries);
        }
      }
    }
    return file;
  }

  /** Without an entry of its own, a folder is not on the class path. */
  private static void folder(String name, JarOutputStream entries) throws IOException {
    store(name, new byte[0], entries);
  }

  private static void unpack(Path jar, JarOutputStream entries) throws IOException {
    try (JarFile content = new JarFile(jar.toFile())) {
      for (JarEntry each : content.stream().filter(e -> e.getName().endsWith(".class")).toList()) {
        store(each.getName(), content.getInputStream(each).readAllBytes(), entries);
      }
    }
  }

  /** Jars within a jar can be read only if they are not compressed. */
  private static void store(String name, byte[] bytes, JarOutputStream entries) throws IOException {
    CRC32 sum = new CRC32();
    sum.update(bytes);
    JarEntry entry = new JarEntry(name);
    entry.setMethod(JarEntry.STORED);
    entry.setSize(bytes.length);
    entry.setCrc(sum.getValue());
    entries.putNextEntry(entry);
    entries.write(bytes);
    entries.closeEntry();
  }
}
