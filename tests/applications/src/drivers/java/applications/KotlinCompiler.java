package applications;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;

/** The Kotlin compiler. */
final class KotlinCompiler {
  private KotlinCompiler() {}

  public static void main(String[] args) throws Exception {
    Path source =
        Files.writeString(
            Path.of("Flock.kt"),
            """
            package flock

            sealed interface Bird { val span: Int }
            data class Harrier(override val span: Int, val ringed: Boolean = false) : Bird
            data object Kite : Bird { override val span = 70 }

            inline fun <reified T : Bird> List<Bird>.only() = filterIsInstance<T>()

            fun main() {
                val birds = (1..10).map { if (it % 2 == 0) Harrier(it) else Kite }
                println(birds.only<Harrier>().sumOf { it.span } + birds.count { it is Kite })
            }
            """);
    String library =
        Arrays.stream(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
            .filter(jar -> jar.contains("kotlin-stdlib"))
            .collect(Collectors.joining(java.io.File.pathSeparator));
    var exit =
        new K2JVMCompiler()
            .exec(
                new PrintStream(System.out, true),
                source.toString(),
                "-d",
                "classes",
                "-no-stdlib",
                "-no-reflect",
                "-cp",
                library);
    try (Stream<Path> classes = Files.walk(Path.of("classes"))) {
      System.out.println(exit + ", " + classes.filter(Files::isRegularFile).count() + " files");
    }
  }
}
