package harrier.agent;

import harrier.analyses.Registry;
import harrier.analyses.clock.ClockCounts;
import harrier.finding.Findings;
import harrier.finding.Health;
import harrier.finding.RunInfo;
import harrier.finding.Suppressions;
import harrier.hook.Live;
import harrier.instrument.Interests;
import harrier.instrument.Recipe;
import harrier.instrument.model.ModelInstrumenter;
import harrier.instrument.model.Models;
import harrier.instrument.model.ObjectModels;
import harrier.tool.Chain;
import harrier.tool.Optimization;
import harrier.tool.ToolOptions;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.instrument.Instrumentation;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Wires a run together, in the order events will flow. */
public final class Core {
  /** The exit code for mistakes in the options. */
  private static final int MISTAKE = 2;

  private Core() {}

  /** Called by the agent before the target's main class is loaded. */
  public static void start(String agentString, Instrumentation instrumentation, File jar) {
    try {
      run(AgentOptions.of(agentString), instrumentation, jar);
    } catch (IllegalArgumentException mistake) {
      System.err.println("harrier: " + mistake.getMessage());
      Runtime.getRuntime().halt(MISTAKE);
    } catch (Throwable trouble) {
      System.err.println("harrier: cannot start, the program runs unobserved: " + trouble);
      if (agentString.contains("verbose")) {
        trouble.printStackTrace();
      }
    }
  }

  private static void run(AgentOptions options, Instrumentation instrumentation, File jar)
      throws Exception {
    Optimization.switchOff(Optimization.of(options.text("without", "")));
    if (options.flag("stats")) {
      ClockCounts.start();
    }
    Health health = new Health();
    Findings findings = new Findings(runInfo(options), health, console());
    ClassLoader userTools = userTools(options);
    Chain chain = Registry.chain(options.text("tool", "FastTrack"), userTools, findings);
    if (options.flag("serialize")) {
      chain = chain.serialized(findings);
    }
    chain.init(new ToolOptions(options.values()));
    Recipe recipe =
        Recipe.of(
            Recipe.buildOf(jar),
            chain,
            options.flag("stats"),
            options.granularity("fields"),
            options.globs("include"),
            options.globs("exclude"),
            options.flag("collections", true));
    ClassCache cache = cache(options, recipe);
    Archive archive = Archive.of(options.text("archive", ""));
    archive.leaveRoom();
    Live.Setup setup =
        new Live.Setup(
            chain,
            recipe.keepsWords(),
            recipe.fields(),
            options.granularity("arrays"),
            findings,
            health);
    Models models =
        Models.shipped(options.flag("io_edges", true), new Interests(recipe.interests()));
    for (Path file : options.files("models")) {
      models.add(file.toString(), String.join("\n", lines(file)));
    }
    Transformer transformer =
        new Transformer(
            new TargetClasses(
                recipe,
                recipe.layout(recipe.collections() ? ObjectModels.shipped() : null),
                cache,
                archive,
                models,
                findings,
                health),
            new ModelInstrumenter(models),
            models,
            health,
            userTools,
            options.flag("verbose"));
    findings.atEnd(
        () -> {
          archive.save();
          transformer.nameMissed(instrumentation);
        });
    RuntimeClasses.load(jar);
    findings.claimFolder();
    Saver.start(findings, new QuickCompiler(instrumentation, health));
    instrumentation.addTransformer(transformer, true);
    transformer.retransformLoaded(instrumentation);
    Live.start(setup);
    archive.wake();
  }

  /** The standard error of the process: the target may redirect its own. */
  private static PrintStream console() {
    return new PrintStream(new FileOutputStream(FileDescriptor.err), false);
  }

  private static RunInfo runInfo(AgentOptions options) {
    return new RunInfo(
        options.text("tool", "FastTrack"),
        CommandLine.ofThisProcess(),
        Path.of(options.text("report", "harrier-report")).toAbsolutePath().normalize(),
        options.exitCode(),
        options.flag("halt_on_error"),
        options.flag("quiet"),
        suppressions(options),
        baseline(options));
  }

  private static Suppressions suppressions(AgentOptions options) {
    Suppressions all = Suppressions.NONE;
    for (Path file : options.files("suppressions")) {
      all = Suppressions.parse(file.toString(), lines(file));
    }
    return all;
  }

  /** Ids of the findings in earlier findings files. */
  private static Set<String> baseline(AgentOptions options) {
    Set<String> ids = new HashSet<>();
    Pattern id = Pattern.compile("\"id\"\\s*:\\s*\"([0-9a-f]{16})\"");
    for (Path file : options.files("baseline")) {
      String text = String.join("\n", lines(file));
      if (!text.contains("\"schema\"") || !text.contains("\"findings\"")) {
        throw new IllegalArgumentException(
            "baseline: " + file + " is no findings file; give a findings.json of an earlier run");
      }
      Matcher matcher = id.matcher(text);
      while (matcher.find()) {
        ids.add(matcher.group(1));
      }
    }
    return ids;
  }

  private static List<String> lines(Path file) {
    try (InputStream in = new FileInputStream(file.toFile())) {
      CharsetDecoder strict = StandardCharsets.UTF_8.newDecoder();
      return new BufferedReader(new InputStreamReader(in, strict)).lines().toList();
    } catch (IOException | UncheckedIOException e) {
      throw new IllegalArgumentException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  private static ClassLoader userTools(AgentOptions options) throws MalformedURLException {
    List<Path> jars = options.files("toolpath");
    URL[] urls = new URL[jars.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = jars.get(i).toUri().toURL();
      checkJar(jars.get(i));
    }
    return new URLClassLoader("harrier-tools", urls, ClassLoader.getPlatformClassLoader());
  }

  private static void checkJar(Path file) {
    if (!Files.isDirectory(file)) {
      try (JarFile jar = new JarFile(file.toFile())) {
        jar.size();
      } catch (IOException e) {
        throw new IllegalArgumentException("toolpath: " + file + " is no jar", e);
      }
    }
  }

  /** The classes of earlier runs on the same JDK, or null. */
  private static ClassCache cache(AgentOptions options, Recipe recipe) {
    String folder = options.text("cache", "");
    return folder.isBlank()
        ? null
        : ClassCache.open(Path.of(folder), recipe.text() + " JDK " + Runtime.version());
  }
}
