package harrier.report;

import com.google.gson.JsonObject;

/** Findings files for tests. */
final class Samples {
  /** A thread name that tries everything a target could do to a report. */
  static final String HOSTILE =
      "</script><img src=x onerror=alert(1)>]]>&\"'\u0000\u0007\u001b[31m\u0085\u009b31m\u2028\u202e\ud800\ufffe\nSUMMARY: forged";

  private Samples() {}

  /** One race on a field, seen 412 times, by threads of these names. */
  static JsonObject race(String id, String first, String second) {
    JsonObject finding =
        json(
            """
            {"kind": "data-race", "tool": "FastTrack",
             "variable": {"type": "field", "class": "a.B", "name": "x",
                          "allocated": "a.Main.main(Main.java:12)"},
             "accesses": [
               {"op": "write", "site": "a.B.inc(B.java:17)",
                "stack": ["a.B.inc(B.java:17)", "a.Main.run(Main.java:30)"],
                "locks": ["a.Lock@1f"], "startedBy": "main",
                "startedAt": "a.Main.main(Main.java:14)"},
               {"op": "read", "site": "a.B.get(B.java:21)", "locks": []}],
             "count": 412, "suppressed": false, "new": true}
            """);
    finding.addProperty("id", id);
    finding.getAsJsonArray("accesses").get(0).getAsJsonObject().addProperty("thread", first);
    finding.getAsJsonArray("accesses").get(1).getAsJsonObject().addProperty("thread", second);
    return finding;
  }

  static JsonObject suppressed(JsonObject finding) {
    finding.addProperty("suppressed", true);
    return finding;
  }

  static JsonObject known(JsonObject finding) {
    finding.addProperty("new", false);
    return finding;
  }

  static FindingsFile file(JsonObject... findings) {
    JsonObject file =
        json(
            """
            {"schema": 1, "tool": "FastTrack",
             "target": {"command": ["java", "a.Main"], "jdk": "17.0.15", "exit": 0, "seconds": 1.5},
             "findings": [], "summary": {"findings": 0, "suppressed": 0},
             "health": {"classesInstrumented": 10,
                        "classesSkipped": [{"class": "x.Y", "why": "method too large"}],
                        "modelsUnmatched": ["java.util.Foo.bar"], "events": {"read": 5},
                        "internalErrors": 0}}
            """);
    for (JsonObject finding : findings) {
      file.getAsJsonArray("findings").add(finding);
    }
    return FindingsFile.of(file);
  }

  static JsonObject json(String text) {
    return FindingsFile.GSON.fromJson(text, JsonObject.class);
  }
}
