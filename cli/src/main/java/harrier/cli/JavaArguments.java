package harrier.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * The target's java arguments, looked through for what can be seen to be wrong before the start.
 * When in doubt, they are right: java itself has the last word.
 */
final class JavaArguments {
  private static final Set<String> WITH_VALUE =
      Set.of(
          "-p",
          "--module-path",
          "--upgrade-module-path",
          "--add-modules",
          "--limit-modules",
          "--add-exports",
          "--add-opens",
          "--add-reads",
          "--patch-module",
          "--enable-native-access");

  private static final Set<String> CLASS_PATH = Set.of("-cp", "-classpath", "--class-path");

  /** Options with which java runs nothing. */
  private static final Set<String> RUNS_NOTHING =
      Set.of(
          "-version",
          "--version",
          "-fullversion",
          "--full-version",
          "-help",
          "--help",
          "-h",
          "-?",
          "-X",
          "--help-extra",
          "--list-modules",
          "--validate-modules",
          "-d",
          "--describe-module");

  private final List<String> arguments;
  private final Surroundings here;
  private String classPath;

  /** Whether the class path is all that the program is loaded from, as far as can be seen. */
  private boolean isOnClassPath;

  private JavaArguments(List<String> arguments, Surroundings here) {
    this.arguments = arguments;
    this.here = here;
    classPath = here.env().getOrDefault("CLASSPATH", ".");
  }

  /** They can be asked for the class path then. */
  static JavaArguments checked(List<String> arguments, Surroundings here) {
    if (arguments.isEmpty()) {
      throw new Mistake("nothing to run; write: harrier run [options] -- -cp CLASSES Main");
    }
    JavaArguments checked = new JavaArguments(arguments, here);
    checked.check();
    return checked;
  }

  boolean isOnClassPath() {
    return isOnClassPath;
  }

  /** As it is written; of a program that is a jar, the jar. */
  String classPath() {
    return classPath;
  }

  private void check() {
    boolean certain = !here.env().containsKey("JDK_JAVA_OPTIONS");
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      String next = i + 1 < arguments.size() ? arguments.get(i + 1) : null;
      if (RUNS_NOTHING.contains(argument) || argument.startsWith("--describe-module=")) {
        return;
      } else if (CLASS_PATH.contains(argument) && next != null) {
        classPath = next;
        i++;
      } else if (argument.startsWith("--class-path=")) {
        classPath = argument.substring("--class-path=".length());
      } else if (argument.equals("-jar")) {
        jar(next);
        classPath = next;
        isOnClassPath = certain;
        return;
      } else if (Set.of("-m", "--module", "--source").contains(argument) && next != null) {
        return;
      } else if (argument.startsWith("--module=") || argument.startsWith("--source=")) {
        return;
      } else if (WITH_VALUE.contains(argument)) {
        i++;
      } else if (argument.startsWith("-Xbootclasspath") || argument.startsWith("--patch-module")) {
        certain = false;
      } else if (argument.startsWith("@")) {
        return; // a file of arguments: anything may be in it
      } else if (!argument.startsWith("-")) {
        if (certain) {
          main(argument);
        }
        isOnClassPath = certain && !argument.endsWith(".java");
        return;
      }
    }
    throw new Mistake(
        "no class to run among the arguments after '--'; name a main class or -jar FILE");
  }

  private void jar(String jar) {
    if (jar == null) {
      throw new Mistake("-jar needs a file; write: harrier run -- -jar app.jar");
    }
    Path file = here.resolve(jar);
    if (!Files.isRegularFile(file)) {
      throw new Mistake("there is no jar '" + jar + "'; check the path after -jar");
    }
    try {
      if (Jar.attribute(file, "Main-Class") == null) {
        throw new Mistake("'" + jar + "' names no main class; use -cp " + jar + " and the class");
      }
    } catch (IOException e) {
      throw new Mistake("'" + jar + "' is not a jar that can be opened");
    }
  }

  private void main(String main) {
    if (main.endsWith(".java")) {
      if (!Files.exists(here.resolve(main))) {
        throw new Mistake("there is no source file '" + main + "'; check the path");
      }
      return;
    }
    String name = main.replace('/', '.');
    if (!isPlatformClass(name) && entries().stream().noneMatch(e -> Jar.mayHold(e, name))) {
      throw new Mistake(
          "there is no class " + main + " on the class path '" + classPath + "'; check -cp");
    }
  }

  private static boolean isPlatformClass(String name) {
    return name.matches("(java|javax|jdk|sun|com\\.sun)\\..*");
  }

  /** The class path, wildcards replaced by the jars they stand for. */
  List<Path> entries() {
    List<Path> entries = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator)) {
      try {
        if (entry.equals("*") || entry.endsWith("/*")) {
          Path folder = here.resolve(entry.substring(0, entry.length() - 1));
          File[] files = folder.toFile().listFiles();
          Arrays.stream(files == null ? new File[0] : files)
              .filter(file -> file.getName().matches(".*\\.(jar|JAR)"))
              .forEach(file -> entries.add(file.toPath()));
        } else {
          entries.add(here.resolve(entry));
        }
      } catch (InvalidPathException e) {
        // No such entry can exist: java ignores it too.
      }
    }
    return entries;
  }
}
