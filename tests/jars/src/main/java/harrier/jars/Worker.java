package harrier.jars;

import harrier.instrument.ClassInstrumenter;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The forked JVM: tries jars, given line by line as layout, share and path, and answers line by
 * line.
 *
 * <p>Its arguments are all the jars that classes may be linked to.
 */
final class Worker {
  /** As in a large program, where the numbers of sites need constants. */
  private static final int EARLIER_SITES = 40_000;

  private static final int STEP = 200;

  private final Library library;
  private final PrintStream answers;
  private final Map<Variant, ClassInstrumenter> instrumenters = new EnumMap<>(Variant.class);

  private Worker(Library library, PrintStream answers) {
    this.library = library;
    this.answers = answers;
  }

  public static void main(String[] jars) throws IOException {
    for (int i = 0; i < EARLIER_SITES; i++) {
      Sites.add("earlier", "earlier", null, i, Site.Op.CALL);
    }
    List<Path> paths = new ArrayList<>();
    for (String jar : jars) {
      paths.add(Path.of(jar));
    }
    PrintStream answers = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    try (Library library = new Library(paths);
        BufferedReader tasks =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      Worker worker = new Worker(library, answers);
      String line;
      while ((line = tasks.readLine()) != null) {
        String[] task = line.split("\t");
        worker.run(Variant.valueOf(task[0]), Integer.parseInt(task[1]), Path.of(task[2]));
      }
    }
  }

  private void run(Variant variant, int every, Path jar) throws IOException {
    ClassInstrumenter instrumenter =
        instrumenters.computeIfAbsent(variant, v -> new ClassInstrumenter(v.layout()));
    Answers told = new Answers();
    new Trial(instrumenter, library, told).run(ClassFile.in(jar), every);
    told.countAll();
    say("done");
  }

  /** Says what becomes of classes; how many simply passed, only now and then. */
  private final class Answers implements Trial.Listener {
    private final int[] unsaid = new int[Verdict.values().length];

    @Override
    public void tried(ClassFile file, Verdict verdict, String reason) {
      if (reason != null) {
        say("note", verdict.name(), file.root() + file.name(), reason);
      }
      if (++unsaid[verdict.ordinal()] == STEP) {
        count(verdict);
      }
    }

    @Override
    public void grown(int methods) {
      say("grown", String.valueOf(methods));
    }

    void countAll() {
      for (Verdict verdict : Verdict.values()) {
        count(verdict);
      }
    }

    private void count(Verdict verdict) {
      say("count", verdict.name(), String.valueOf(unsaid[verdict.ordinal()]));
      unsaid[verdict.ordinal()] = 0;
    }
  }

  private void say(String... words) {
    List<String> clean = new ArrayList<>();
    for (String word : words) {
      clean.add(word.replaceAll("\\s+", " "));
    }
    answers.println(String.join("\t", clean));
    answers.flush();
  }
}
