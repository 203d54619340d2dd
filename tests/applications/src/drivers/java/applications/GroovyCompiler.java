package applications;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.codehaus.groovy.tools.FileSystemCompiler;

/** The Groovy compiler, used by several threads at once. */
final class GroovyCompiler {
  private static final int USERS = 3;

  private GroovyCompiler() {}

  public static void main(String[] args) throws Exception {
    System.out.println(Load.of(USERS, GroovyCompiler::compile) + " classes");
  }

  private static long compile(int user) throws Exception {
    Path folder = Files.createDirectories(Path.of("user" + user));
    Path source =
        Files.writeString(
            folder.resolve("Flock.groovy"),
            """
            package flock

            import groovy.transform.CompileStatic
            import groovy.transform.Immutable

            trait Flyer { int height = 1; int climb(int by) { height += by } }

            @Immutable class Wing { String side; int span }

            @CompileStatic class Harrier implements Flyer {
              List<Wing> wings = [new Wing('left', 50), new Wing('right', 50)]
              int span() { wings.sum { Wing wing -> wing.span } as int }
            }

            def birds = (1..10).collect { new Harrier(height: it) }
            birds.findAll { it.height > 3 }.each { bird -> println "${bird.climb(2)} ${bird.span()}" }
            """);
    Path classes = folder.resolve("classes");
    FileSystemCompiler.commandLineCompile(
        new String[] {"-d", classes.toString(), source.toString()});
    try (Stream<Path> files = Files.walk(classes)) {
      return files.filter(Files::isRegularFile).count();
    }
  }
}
