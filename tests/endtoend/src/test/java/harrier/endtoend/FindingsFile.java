package harrier.endtoend;

import com.google.gson.Gson;
import com.google.gson.annotations.SerializedName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What {@code findings.json} says, as far as tests look at it. Missing members are null. */
record FindingsFile(
    int schema,
    String tool,
    Target target,
    List<Finding> findings,
    Summary summary,
    Health health) {

  record Target(List<String> command, String jdk, Integer exit, Double seconds) {}

  record Finding(
      String id,
      String kind,
      String tool,
      String method,
      Variable variable,
      List<Access> accesses,
      long count,
      boolean suppressed,
      @SerializedName("new") boolean isNew) {}

  record Variable(
      String type,
      @SerializedName("class") String className,
      String name,
      String array,
      Integer index,
      String allocated) {

    /** What marks in the catalogue call it. */
    String mark() {
      if (type.equals("object")) {
        return className.substring(className.replace('$', '.').lastIndexOf('.') + 1);
      }
      return name != null ? name : array;
    }
  }

  record Access(String op, String thread, String site, List<String> stack, List<String> locks) {
    /** {@code File.java:17}. */
    String position() {
      return site.substring(site.indexOf('(') + 1, site.length() - 1);
    }
  }

  record Summary(int findings, int suppressed) {}

  record Health(
      int classesInstrumented,
      Instrumentation instrumentation,
      List<Skipped> classesSkipped,
      int internalErrors,
      List<String> modelsUnmatched,
      List<String> concurrencyWithoutModel) {}

  record Instrumentation(int classes, int offline, int cached, long milliseconds) {}

  record Skipped(@SerializedName("class") String className, String why) {}

  static FindingsFile read(Path file) {
    try {
      return new Gson().fromJson(Files.readString(file), FindingsFile.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The one finding there is. */
  Finding only() {
    if (findings.size() != 1) {
      throw new AssertionError("not one finding but " + findings);
    }
    return findings.get(0);
  }
}
