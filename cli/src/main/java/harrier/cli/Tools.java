package harrier.cli;

import harrier.analyses.Registry;
import harrier.tool.Chain;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The tools that the options name. */
final class Tools {
  private Tools() {}

  /** Makes the chain once, so that a mistake in it shows before the target starts. */
  static void check(Options options) {
    with(options, chain -> null);
  }

  /** What can be told from the chain. */
  static <T> T with(Options options, Function<Chain, T> question) {
    try (URLClassLoader user =
        new URLClassLoader(toolPath(options), Tools.class.getClassLoader())) {
      return question.apply(Registry.chain(options.get(Key.TOOL), user, finding -> {}));
    } catch (IllegalArgumentException e) {
      boolean unknown = e.getMessage().startsWith("unknown tool");
      throw new Mistake(e.getMessage() + (unknown ? " ('harrier tools' lists them all)" : ""));
    } catch (IOException e) {
      throw new Mistake("cannot read the tool path " + options.get(Key.TOOLPATH));
    }
  }

  private static URL[] toolPath(Options options) throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (String entry : options.get(Key.TOOLPATH).split(File.pathSeparator)) {
      if (!entry.isEmpty()) {
        urls.add(Path.of(entry).toUri().toURL());
      }
    }
    return urls.toArray(URL[]::new);
  }
}
