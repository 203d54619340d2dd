package harrier.cli;

import harrier.hook.Granularity;
import harrier.instrument.Recipe;
import harrier.instrument.offline.Offline;
import harrier.instrument.offline.Tally;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** {@code harrier instrument}: instruments a jar or a folder before it runs. */
final class InstrumentCommand {
  private static final int STEP = 100;

  private final Path in;
  private final Path out;
  private final Options options;
  private final Surroundings here;

  InstrumentCommand(String in, String out, Options options, Surroundings here) {
    if (in == null || out == null) {
      throw new Mistake(
          (in == null ? "--in" : "--out")
              + " is missing; write: harrier instrument --in JAR|DIR --out JAR|DIR");
    }
    this.options = options;
    this.here = here;
    this.in = path(in);
    this.out = path(out);
  }

  private Path path(String written) {
    try {
      return here.resolve(written);
    } catch (InvalidPathException e) {
      throw new Mistake("'" + written + "' cannot be the name of a file");
    }
  }

  int run() {
    Tally tally = new Tally(this::say, this::show);
    try {
      new Offline(recipe(), tally).rewrite(in, out);
    } catch (IllegalArgumentException e) {
      throw new Mistake(e.getMessage());
    } catch (IOException e) {
      throw new Mistake("cannot instrument " + in + " into " + out + " (" + e + ")");
    } finally {
      clear();
    }
    here.out().println("harrier: " + out + ": " + tally);
    return 0;
  }

  private Recipe recipe() {
    return Tools.with(
        options,
        chain ->
            Recipe.of(
                build(),
                chain,
                isOn(Key.STATS),
                Granularity.valueOf(options.get(Key.FIELDS).toUpperCase(Locale.ROOT)),
                globs(Key.INCLUDE),
                globs(Key.EXCLUDE),
                isOn(Key.COLLECTIONS)));
  }

  private String build() {
    try {
      return Recipe.buildOf(here.agent().toFile());
    } catch (IOException e) {
      throw new Mistake("cannot read the agent " + here.agent() + " (" + e.getMessage() + ")");
    }
  }

  private boolean isOn(Key key) {
    return Boolean.parseBoolean(options.get(key));
  }

  private List<String> globs(Key key) {
    return Recipe.globs(options.get(key));
  }

  private void say(String line) {
    clear();
    here.err().println("harrier: " + Wording.line(line));
  }

  private void show(int classes) {
    if (here.hasTerminal() && classes % STEP == 0) {
      here.err().print("\r  " + classes + " classes");
      here.err().flush();
    }
  }

  private void clear() {
    if (here.hasTerminal()) {
      here.err().print("\r\033[K");
    }
  }
}
