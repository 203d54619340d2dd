package harrier.cli;

import harrier.analyses.Registry;
import harrier.report.FindingsFile;
import harrier.report.Format;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** {@code harrier run}: runs the target with the agent attached, then renders its findings. */
final class RunCommand {
  private final Options options;
  private final Path java;
  private final List<String> arguments;
  private final Surroundings here;

  RunCommand(Options options, String javaHome, List<String> arguments, Surroundings here) {
    this.options = options;
    this.arguments = arguments;
    this.here = here;
    checkTools();
    java = JavaHome.java(javaHome, here);
    JavaArguments.check(arguments, here);
  }

  /** Makes the chain once, so that a mistake in it shows before the target starts. */
  private void checkTools() {
    try (URLClassLoader user = new URLClassLoader(toolPath(), RunCommand.class.getClassLoader())) {
      Registry.chain(options.get(Key.TOOL), user, finding -> {});
    } catch (IllegalArgumentException e) {
      boolean unknown = e.getMessage().startsWith("unknown tool");
      throw new Mistake(e.getMessage() + (unknown ? " ('harrier tools' lists them all)" : ""));
    } catch (IOException e) {
      throw new Mistake("cannot read the tool path " + options.get(Key.TOOLPATH));
    }
  }

  private URL[] toolPath() throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (String entry : options.get(Key.TOOLPATH).split(File.pathSeparator)) {
      if (!entry.isEmpty()) {
        urls.add(Path.of(entry).toUri().toURL());
      }
    }
    return urls.toArray(URL[]::new);
  }

  int run() {
    Path file = options.reportFolder().resolve("findings.json");
    String before = version(file);
    List<String> command = TargetCommand.of(java, options, arguments, here);
    int exit = TargetProcess.run(command);
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
