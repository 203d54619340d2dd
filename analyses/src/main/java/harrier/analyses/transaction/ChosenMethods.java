package harrier.analyses.transaction;

import harrier.shadow.Site;
import harrier.tool.MethodPatterns;
import harrier.tool.ToolOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The methods that an option and an annotation choose. Choices: docs/analyses/atomicity.md. */
public final class ChosenMethods {
  private static final String ANNOTATED = "annotated";
  private static final String SYNCHRONIZED = "synchronized";
  static final String PUBLIC = "public";

  /** Methods that live as long as their threads. */
  private static final Set<String> NEVER = Set.of("main", "run", "<init>", "<clinit>");

  private static final byte NO = 1;
  private static final byte YES = 2;

  private final String key;
  private final String annotation;
  private final boolean ofSynchronized;
  private final boolean ofPublic;

  /** What files name. */
  private final List<MethodPatterns> files = new ArrayList<>();

  /** What is known of sites by number; 0 for nothing. Threads may lose an entry, not change one. */
  private byte[] verdicts = new byte[1024];

  /**
   * @param key the option
   * @param annotation the simple name of the annotation, which counts in any case
   */
  public ChosenMethods(ToolOptions options, String key, String otherwise, String annotation) {
    this.key = key;
    this.annotation = "@" + annotation;
    List<String> choices =
        Arrays.stream(options.text(key, otherwise).split(",")).map(String::strip).toList();
    ofPublic = choices.contains(PUBLIC);
    ofSynchronized = ofPublic || choices.contains(SYNCHRONIZED);
    for (String choice : choices) {
      if (!Set.of(ANNOTATED, SYNCHRONIZED, PUBLIC).contains(choice)) {
        read(choice);
      }
    }
  }

  private void read(String file) {
    List<String> lines;
    try {
      lines = Files.readAllLines(Path.of(file));
    } catch (IOException | RuntimeException e) {
      throw new IllegalArgumentException(
          key + "=" + file + " is none of annotated, synchronized, public, and no readable file",
          e);
    }
    files.add(MethodPatterns.parse(file, lines));
  }

  /** Whether synchronized blocks have to be atomic too. */
  boolean includeBlocks() {
    return ofSynchronized;
  }

  /** Whether the method that begins or ends at a site has to be atomic. */
  public boolean include(Site boundary) {
    byte[] known = verdicts;
    byte verdict = boundary.id < known.length ? known[boundary.id] : 0;
    if (verdict == 0) {
      verdict = decide(boundary) ? YES : NO;
      if (boundary.id != 0) {
        remember(boundary.id, verdict);
      }
    }
    return verdict == YES;
  }

  private void remember(int site, byte verdict) {
    byte[] known = verdicts;
    if (site >= known.length) {
      known = Arrays.copyOf(known, Math.max(site + 1, 2 * known.length));
      verdicts = known;
    }
    known[site] = verdict;
  }

  /** The methods of a trace have no modifiers: they are there because they have to be atomic. */
  private boolean decide(Site boundary) {
    if (NEVER.contains(boundary.method)) {
      return false;
    }
    if (boundary.descriptor == null) {
      return files.isEmpty() || isNamed(boundary);
    }
    List<String> modifiers = List.of(boundary.descriptor.split(" "));
    return modifiers.contains(annotation)
        || (ofPublic && modifiers.contains("public"))
        || (ofSynchronized && modifiers.contains("synchronized"))
        || isNamed(boundary);
  }

  private boolean isNamed(Site boundary) {
    String name = boundary.className + "." + boundary.method;
    return files.stream().anyMatch(file -> file.match(name));
  }
}
