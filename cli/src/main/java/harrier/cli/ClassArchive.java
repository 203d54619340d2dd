package harrier.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The JVM's archive of classes that were instrumented offline, which lets a program start faster.
 * It is made when a run has ended that found none, and belongs to one JDK, one build of Harrier and
 * one class path.
 *
 * <p>Beside it are two files: what it belongs to, and the names of the classes that the agent saw.
 */
final class ClassArchive {
  /** What nobody else may ask of the JVM. */
  static final String OTHERS = "-Xshare:|-XX:SharedArchiveFile=|-XX:ArchiveClassesAtExit=|-XX:AOT";

  private final Path file;
  private final Path owner;
  private final Path list;
  private final Path java;
  private final JavaArguments arguments;
  private final Surroundings here;

  ClassArchive(Path file, Path java, JavaArguments arguments, Surroundings here) {
    this.file = file;
    owner = beside(".owner");
    list = beside(".classes");
    this.java = java;
    this.arguments = arguments;
    this.here = here;
    if (!arguments.isOnClassPath()) {
      throw new Mistake(
          "option archive: only for programs that run from a class path or a jar; leave it out");
    }
    for (Path entry : arguments.entries()) {
      if (Files.isDirectory(entry)) {
        throw new Mistake(
            "option archive: the JVM keeps no classes of folders; pack "
                + entry
                + " into a jar, or leave it out");
      }
    }
  }

  private Path beside(String suffix) {
    return file.resolveSibling(file.getFileName() + suffix);
  }

  /** What has the JVM use it. If it is not of this program as it is now, there is none any more. */
  List<String> javaOptions() {
    try {
      refuseForeign();
      if (Files.exists(file) && Files.exists(owner) && Files.readString(owner).equals(owner())) {
        return List.of("-XX:SharedArchiveFile=" + file, "-Xlog:cds=off,cds+dynamic=off");
      }
      Files.deleteIfExists(file);
      Files.deleteIfExists(list);
      return List.of();
    } catch (IOException e) {
      throw new Mistake("option archive: cannot use " + file + " (" + e + ")");
    }
  }

  /** The JVM would run what others have put there. */
  private void refuseForeign() throws IOException {
    Path probe = Files.createTempFile(file.getParent(), ".harrier", null); // whose files are ours
    try {
      for (Path each : List.of(file, owner)) {
        if (Files.isSymbolicLink(each)
            || Files.exists(each) && !Files.getOwner(each).equals(Files.getOwner(probe))) {
          throw new Mistake(
              "option archive: " + each + " is a link or somebody else's; name a file of your own");
        }
      }
    } finally {
      Files.delete(probe);
    }
  }

  /** Everything that it depends on, as far as the JVM does not look after that itself. */
  private String owner() throws IOException {
    StringBuilder text = new StringBuilder(arguments.classPath()).append('\n');
    List<Path> files = new ArrayList<>(List.of(here.agent(), java.toRealPath()));
    files.add(java.toRealPath().getParent().resolveSibling("release"));
    files.addAll(arguments.entries());
    for (Path each : files) {
      if (Files.exists(each)) {
        text.append(each + " " + Files.size(each) + " " + Files.getLastModifiedTime(each) + "\n");
      }
    }
    return text.toString();
  }

  /** Makes it if there is none. Trouble is told in a line, and changes nothing else. */
  void make() {
    if (Files.exists(file)) {
      return;
    }
    if (!Files.exists(list)) {
      say("no archive was made: no class was loaded that harrier instrument had rewritten");
      return;
    }
    Path draft = beside("." + ProcessHandle.current().pid() + ".draft");
    try {
      String owner = owner();
      if (dump(draft) == 0 && Files.exists(draft)) {
        Files.writeString(this.owner, owner);
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        say("made " + file + "; later runs start faster with it");
      } else {
        say("no archive was made: the JVM could not write " + file);
      }
      Files.deleteIfExists(draft);
      Files.deleteIfExists(list);
    } catch (IOException e) {
      say("no archive was made: " + e);
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts the main thread", e);
    }
  }

  private int dump(Path draft) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            java.toString(),
            "-XX:ArchiveClassesAtExit=" + draft,
            "-Xbootclasspath/a:" + here.agent(),
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            "-cp",
            arguments.classPath(),
            "harrier.agent.Archiver",
            list.toString());
    builder.directory(here.folder().toFile());
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    return builder.start().waitFor();
  }

  private void say(String line) {
    here.err().println("harrier: " + line);
  }
}
