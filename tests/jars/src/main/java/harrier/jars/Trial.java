package harrier.jars;

import harrier.instrument.ClassInstrumenter;
import harrier.instrument.Jdk;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Tries the class files of a jar in one layout. */
final class Trial {
  /** Is told what becomes of the classes. */
  interface Listener {
    /**
     * @param reason why it did not simply pass, or null
     */
    void tried(ClassFile file, Verdict verdict, String reason);

    /** Methods of a class have become longer than the JVM compiles. */
    void grown(int methods);
  }

  private final ClassInstrumenter instrumenter;
  private final Library library;
  private final Listener listener;

  Trial(ClassInstrumenter instrumenter, Library library, Listener listener) {
    this.instrumenter = instrumenter;
    this.library = library;
    this.listener = listener;
  }

  /**
   * @param every of so many classes, one is tried
   */
  void run(List<ClassFile> files, int every) {
    Map<String, List<ClassFile>> byRoot = new TreeMap<>();
    for (ClassFile file : files) {
      byRoot.computeIfAbsent(file.root(), root -> new ArrayList<>()).add(file);
    }
    List<ClassFile> base = byRoot.getOrDefault("", List.of());
    byRoot.forEach((root, own) -> new Root(own, base, every).run());
  }

  /** The classes below one folder of the jar; what it lacks is taken from the jar's root. */
  private final class Root {
    /** Those that are tried. */
    private final List<ClassFile> files = new ArrayList<>();

    private final List<ClassFile> all;
    private final Map<String, byte[]> plain = new HashMap<>();
    private final Map<String, byte[]> instrumented = new HashMap<>();

    /** The reasons for classes that were not observed in full. */
    private final Map<ClassFile, String> partly = new HashMap<>();

    private final Map<ClassFile, String> failed = new LinkedHashMap<>();
    private final Linker linker;

    Root(List<ClassFile> all, List<ClassFile> base, int every) {
      this.all = all;
      for (int i = 0; i < all.size(); i += every) {
        files.add(all.get(i));
      }
      base.forEach(file -> plain.put(file.name(), file.bytes()));
      all.forEach(file -> plain.put(file.name(), file.bytes()));
      instrumented.putAll(plain);
      linker = new Linker(instrumented, library, new Lineage());
    }

    void run() {
      Map<ClassFile, String> left = new HashMap<>();
      for (ClassFile file : files) {
        try {
          if (Jdk.owns(file.name())) {
            left.put(file, "in a package of the JDK");
          } else {
            instrument(file);
          }
        } catch (RuntimeException | Error trouble) {
          left.put(file, trouble.toString());
        }
      }
      all.forEach(this::load);
      for (ClassFile file : files) {
        if (left.containsKey(file)) {
          listener.tried(file, Verdict.LEFT_ALONE, left.get(file));
        } else if (failed.containsKey(file)) {
          listener.tried(file, Verdict.FAILED, failed.get(file));
        } else {
          link(file);
        }
      }
    }

    private void instrument(ClassFile file) {
      ClassInstrumenter.Result result = instrumenter.instrument(linker, file.bytes());
      instrumented.put(file.name(), result.bytes());
      if (result.left() != null) {
        partly.put(file, result.left());
      }
      if (!result.grown().isEmpty()) {
        listener.grown(result.grown().size());
      }
      String difference = Comparison.difference(file.bytes(), result.bytes());
      if (difference != null) {
        failed.put(file, difference);
      }
    }

    /** Loads a class so that others can be linked to it; trouble shows again when it is linked. */
    private void load(ClassFile file) {
      try {
        linker.load(file.binaryName());
      } catch (ClassNotFoundException | LinkageError | SecurityException later) {
        return;
      }
    }

    private void link(ClassFile file) {
      String refusal = refusal(linker, file);
      if (refusal == null) {
        passed(file);
        return;
      }
      Lineage lineage = new Lineage();
      String anyway = refusalOfPlain(file, lineage);
      String now = refusal(new Linker(instrumented, library, lineage), file);
      if (now == null) {
        passed(file);
      } else {
        boolean isOurs = anyway == null || !kind(anyway).equals(kind(now));
        listener.tried(file, isOurs ? Verdict.FAILED : Verdict.UNUSABLE, now);
      }
    }

    private void passed(ClassFile file) {
      String reason = partly.get(file);
      listener.tried(file, reason == null ? Verdict.PASSED : Verdict.PARTLY, reason);
    }

    /** Why the JVM does not link a class as it was, whatever the missing classes may extend. */
    private String refusalOfPlain(ClassFile file, Lineage lineage) {
      while (true) {
        Linker fresh = new Linker(plain, library, lineage);
        String refusal = refusal(fresh, file);
        if (refusal == null || !lineage.learn(refusal, fresh)) {
          return refusal;
        }
      }
    }

    /** The class of an error. */
    private static String kind(String refusal) {
      int colon = refusal.indexOf(':');
      return colon < 0 ? refusal : refusal.substring(0, colon);
    }

    /** Why the JVM does not link a class, or null if it does. */
    private static String refusal(Linker linker, ClassFile file) {
      if (file.isModule()) {
        return null; // read by the module system, never linked
      }
      try {
        linker.link(file.binaryName());
        return null;
      } catch (ClassNotFoundException | LinkageError | SecurityException e) {
        return e.toString();
      }
    }
  }
}
