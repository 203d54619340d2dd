package harrier.cli;

import harrier.report.FindingsFile;
import harrier.report.Format;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Locale;

/** {@code harrier run}: runs the target with the agent attached, then renders its findings. */
final class RunCommand {
  private final Options options;
  private final Path java;
  private final List<String> arguments;

  /** Null if none is wanted. */
  private final ClassArchive archive;

  private final Surroundings here;

  RunCommand(Options options, String javaHome, List<String> arguments, Surroundings here) {
    this.options = options;
    this.arguments = arguments;
    this.here = here;
    Tools.check(options);
    for (String file : options.get(Key.MODELS).split(File.pathSeparator)) {
      if (!file.isEmpty()) {
        ModelsCommand.check(file, here.folder());
      }
    }
    java = JavaHome.java(javaHome, here);
    JavaArguments checked = JavaArguments.checked(arguments, here);
    String file = options.get(Key.ARCHIVE);
    if (!file.isEmpty() && TargetCommand.sets(ClassArchive.OTHERS, arguments, here)) {
      throw new Mistake(
          "option archive: the java arguments name an archive too; leave one of them out");
    }
    archive = file.isEmpty() ? null : new ClassArchive(Path.of(file), java, checked, here);
  }

  int run() {
    Path file = options.reportFolder().resolve("findings.json");
    String before = version(file);
    List<String> more = archive == null ? List.of() : archive.javaOptions();
    int exit = TargetProcess.run(TargetCommand.of(java, options, more, arguments, here));
    if (archive != null) {
      archive.make();
    }
    if (version(file).equals(before)) {
      return exit; // the agent never got so far as to write it
    }
    return render(file) ? exit : Math.max(exit, 1);
  }

  /** What changes whenever the file is written anew. */
  private static String version(Path file) {
    try {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      return now.fileKey() + " " + now.lastModifiedTime();
    } catch (IOException e) {
      return "";
    }
  }

  private boolean render(Path file) {
    try {
      FindingsFile findings = null;
      for (String name : options.formats()) {
        Format format = Format.valueOf(name.toUpperCase(Locale.ROOT));
        if (format != Format.JSON) {
          findings = findings == null ? FindingsFile.read(file) : findings;
          format.write(findings, options.reportFolder());
        }
      }
      return true;
    } catch (IOException e) {
      here.err().println("harrier: cannot render the report: " + e.getMessage());
      return false;
    }
  }
}
