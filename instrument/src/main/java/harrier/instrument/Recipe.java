package harrier.instrument;

import harrier.finding.Suppressions;
import harrier.hook.Granularity;
import harrier.instrument.model.ObjectModels;
import harrier.tool.Chain;
import harrier.tool.EventKind;
import harrier.tool.Gathering;
import harrier.tool.Optimization;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * Everything but the class itself that decides what instrumentation makes of a class.
 *
 * @param build tells one build of Harrier from another
 * @param keepsWords whether variables have words, else references
 * @param fields how fine the state of fields is
 * @param interests kinds of events some tool handles
 * @param include globs of classes whose accesses are checked; all if empty
 * @param exclude globs of classes whose accesses are not
 * @param collections whether objects of the JDK are variables
 * @param values whether some tool wants to see the values of fields
 * @param gathering whether accesses to array elements may be told later
 * @param spans whether an access to a field may stand for the same ones that follow it
 */
public record Recipe(
    String build,
    boolean keepsWords,
    Granularity fields,
    Set<EventKind> interests,
    List<String> include,
    List<String> exclude,
    boolean collections,
    boolean values,
    Gathering gathering,
    boolean spans) {

  public static Recipe of(
      String build,
      Chain chain,
      boolean withStatistics,
      Granularity fields,
      List<String> include,
      List<String> exclude,
      boolean collections) {
    boolean keepsWords = chain.wordTool() != null && !withStatistics && Optimization.WORDS.isOn();
    return new Recipe(
        build,
        keepsWords,
        fields,
        chain.interests(),
        include,
        exclude,
        collections,
        chain.valueTool() != null,
        gathering(chain, keepsWords, withStatistics),
        !withStatistics
            && chain.allowsSpans()
            && fields == Granularity.FINE
            && chain.valueTool() == null
            && Optimization.SPANS.isOn());
  }

  private static Gathering gathering(Chain chain, boolean keepsWords, boolean withStatistics) {
    if (keepsWords) {
      return Gathering.ALWAYS;
    }
    return withStatistics && chain.watchesElements() ? Gathering.NEVER : chain.gathering();
  }

  /** Globs of classes in a list with commas, colons or the like in between. */
  public static List<String> globs(String list) {
    return list.isBlank() ? List.of() : List.of(list.strip().split("[,;:|\\s]+"));
  }

  /** What the agent's jar is made of. */
  public static String buildOf(File agentJar) throws IOException {
    CRC32 all = new CRC32();
    try (JarFile jar = new JarFile(agentJar)) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        all.update((entry.getName() + entry.getCrc()).getBytes(StandardCharsets.UTF_8));
      }
    }
    return Long.toHexString(all.getValue());
  }

  /**
   * @param objects the objects of the JDK that are variables, if any are
   */
  public Layout layout(ObjectModels objects) {
    return new Layout(
        keepsWords,
        fields,
        interests,
        checked(),
        collections ? objects : null,
        values,
        gathering,
        spans);
  }

  /** Which classes' accesses are checked: none if nobody asks for accesses. */
  private Predicate<String> checked() {
    if (!interests.contains(EventKind.ACCESS)) {
      return name -> false;
    }
    List<Pattern> included = include.stream().map(Suppressions::glob).toList();
    List<Pattern> excluded = exclude.stream().map(Suppressions::glob).toList();
    return name -> (included.isEmpty() || matches(included, name)) && !matches(excluded, name);
  }

  private static boolean matches(List<Pattern> globs, String name) {
    for (Pattern glob : globs) {
      if (glob.matcher(name).matches()) {
        return true;
      }
    }
    return false;
  }

  /** In words: equal if and only if the recipes are. */
  public String text() {
    return build
        + (keepsWords ? " words " : " references ")
        + fields
        + " "
        + new TreeSet<>(interests)
        + " include="
        + include
        + " exclude="
        + exclude
        + (collections ? " collections" : "")
        + (values ? " values" : "")
        + " gathering="
        + gathering
        + (spans ? " spans" : "")
        + (Optimization.namesOfOff().isEmpty() ? "" : " without=" + Optimization.namesOfOff());
  }
}
