package harrier.endtoend;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles classes that exist only for one test. */
final class Sources {
  private Sources() {}

  /** Compiles one class into a folder. */
  static Path compile(Path folder, String className, String source, String... options)
      throws IOException {
    return compile(folder, Map.of(className, source), options);
  }

  /** Compiles classes by name into a folder. */
  static Path compile(Path folder, Map<String, String> sources, String... options)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<JavaFileObject> files = new ArrayList<>();
    sources.forEach((className, source) -> files.add(file(className, source)));
    Path classes = Files.createDirectories(folder.resolve("classes"));
    List<String> all =
        Stream.concat(Stream.of("-d", classes.toString()), Stream.of(options)).toList();
    StringWriter messages = new StringWriter();
    if (!compiler.getTask(messages, null, null, all, null, files).call()) {
      throw new AssertionError("cannot compile " + sources.keySet() + "\n" + messages);
    }
    return classes;
  }

  /** Compiles one class below a folder and the others that it needs. */
  static Path compile(Path folder, Path sources, String className, List<Path> jars)
      throws IOException {
    Path file = sources.resolve(className.replace('.', '/') + ".java");
    return compile(folder, sources, List.of(file), jars);
  }

  /** Compiles all classes below a folder, with jars they need. */
  static Path compile(Path folder, Path sources, List<Path> jars) throws IOException {
    try (Stream<Path> all = Files.walk(sources)) {
      List<Path> programs = all.filter(file -> file.toString().endsWith(".java")).toList();
      return compile(folder, sources, programs, jars);
    }
  }

  private static Path compile(Path folder, Path sources, List<Path> programs, List<Path> jars)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Path classes = Files.createDirectories(folder.resolve("classes"));
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, jars);
      files.setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of(sources));
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      List<String> options = List.of("-g", "-nowarn", "-proc:none");
      if (!compiler
          .getTask(
              messages, files, null, options, null, files.getJavaFileObjectsFromPaths(programs))
          .call()) {
        throw new AssertionError("cannot compile " + sources + "\n" + messages);
      }
    }
    return classes;
  }

  private static JavaFileObject file(String className, String source) {
    return new SimpleJavaFileObject(
        URI.create("string:///" + className.replace('.', '/') + ".java"),
        JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source;
      }
    };
  }

  /** Compiles one tool into a jar. */
  static Path toolJar(Path folder, String className, String source) throws IOException {
    Path classes = compile(folder, className, source, "-cp", Build.classes("runtime").toString());
    return jar(classes, folder.resolve("tools.jar"));
  }

  /** Packs a folder into a jar. */
  static Path jar(Path classes, Path jar) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out);
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        entries.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, entries);
      }
    }
    return jar;
  }
}
