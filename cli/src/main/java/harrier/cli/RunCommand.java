package harrier.cli;

import harrier.report.FindingsFile;
import harrier.report.Format;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
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
    Versions before = Versions.in(options.reportFolder());
    List<String> more = archive == null ? List.of() : archive.javaOptions();
    TargetProcess.Ended target =
        TargetProcess.run(TargetCommand.of(java, options, more, arguments, here));
    if (archive != null) {
      archive.make();
    }
    Path file = before.writtenSince(target.pid());
    if (file == null) {
      return target.exit(); // the agent never got so far as to write it
    }
    return render(file) ? target.exit() : Math.max(target.exit(), 1);
  }

  private boolean render(Path file) {
    try {
      FindingsFile findings = null;
      for (String name : options.formats()) {
        Format format = Format.valueOf(name.toUpperCase(Locale.ROOT));
        if (format != Format.JSON) {
          findings = findings == null ? FindingsFile.read(file) : findings;
          format.write(findings, file.getParent());
        }
      }
      return true;
    } catch (IOException e) {
      here.err().println("harrier: cannot render the report: " + e.getMessage());
      return false;
    }
  }
}
