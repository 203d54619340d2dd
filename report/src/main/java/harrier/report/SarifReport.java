package harrier.report;

import static harrier.report.Clean.line;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Findings as SARIF 2.1.0, one result a finding, one thread flow an access. */
final class SarifReport {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private SarifReport() {}

  static String of(FindingsFile file) {
    JsonObject driver = new JsonObject();
    driver.addProperty("name", "Harrier");
    JsonArray rules = new JsonArray();
    file.findings().stream().map(Finding::kind).distinct().forEach(kind -> rules.add(rule(kind)));
    driver.add("rules", rules);
    JsonArray results = new JsonArray();
    file.findings().forEach(finding -> results.add(result(finding)));
    JsonObject run = new JsonObject();
    run.add("tool", object("driver", driver));
    run.addProperty("columnKind", "utf16CodeUnits");
    run.add("results", results);
    JsonArray runs = new JsonArray();
    runs.add(run);
    JsonObject sarif = new JsonObject();
    sarif.addProperty("$schema", SCHEMA);
    sarif.addProperty("version", "2.1.0");
    sarif.add("runs", runs);
    return FindingsFile.text(sarif);
  }

  private static JsonObject rule(String kind) {
    JsonObject rule = new JsonObject();
    rule.addProperty("id", kind);
    rule.add("shortDescription", text(kind.replace('-', ' ')));
    return rule;
  }

  private static JsonObject result(Finding finding) {
    List<Access> accesses = finding.accesses();
    JsonObject result = new JsonObject();
    result.addProperty("ruleId", finding.kind());
    result.addProperty("level", "error");
    result.add("message", text(message(finding)));
    JsonArray locations = new JsonArray();
    JsonArray related = new JsonArray();
    for (int i = 0; i < accesses.size(); i++) {
      JsonObject location = location(accesses.get(i).site(), describe(accesses.get(i)));
      // The last access is where the finding was noticed: viewers show it first.
      if (i == accesses.size() - 1) {
        locations.add(location);
      } else {
        location.addProperty("id", i + 1);
        related.add(location);
      }
    }
    result.add("locations", locations);
    result.add("relatedLocations", related);
    if (!accesses.isEmpty()) {
      result.add("codeFlows", codeFlows(accesses));
    }
    JsonObject fingerprints = new JsonObject();
    fingerprints.addProperty("harrier/v1", finding.id());
    result.add("partialFingerprints", fingerprints);
    result.addProperty("occurrenceCount", Math.max(1, finding.count()));
    result.addProperty("baselineState", finding.isNew() ? "new" : "unchanged");
    if (finding.suppressed()) {
      JsonObject suppression = new JsonObject();
      suppression.addProperty("kind", "external");
      result.add("suppressions", array(suppression));
    }
    return result;
  }

  private static String message(Finding finding) {
    String subject = finding.subject().isEmpty() ? "" : " on " + finding.subject();
    String accesses =
        finding.accesses().stream()
            .map(a -> describe(a) + " at " + a.at().position())
            .collect(Collectors.joining("; "));
    String what =
        finding.what().substring(0, 1).toUpperCase(Locale.ROOT) + finding.what().substring(1);
    return what + subject + ": " + accesses + (finding.note() == null ? "" : ". " + finding.note());
  }

  private static String describe(Access access) {
    String held =
        access.locks() == null
            ? ""
            : access.locks().isEmpty()
                ? " holding no lock"
                : " holding " + String.join(", ", access.locks());
    return access.op() + " by thread \"" + access.thread() + "\"" + held;
  }

  /** One flow with a thread flow for each access: its stack, outermost frame first. */
  private static JsonArray codeFlows(List<Access> accesses) {
    JsonArray threads = new JsonArray();
    for (Access access : accesses) {
      JsonArray steps = new JsonArray();
      List<String> frames = access.frames();
      for (int i = frames.size() - 1; i >= 0; i--) {
        String what = i == 0 ? describe(access) : "call";
        steps.add(object("location", location(frames.get(i), what)));
      }
      JsonObject thread = object("locations", steps);
      thread.addProperty("id", access.thread());
      threads.add(thread);
    }
    return array(object("threadFlows", threads));
  }

  private static JsonObject location(String frame, String what) {
    Site site = Site.of(frame);
    JsonObject location = new JsonObject();
    if (!site.file().isEmpty()) {
      JsonObject artifact = new JsonObject();
      artifact.addProperty("uri", uri(site.path()));
      artifact.addProperty("uriBaseId", "%SRCROOT%");
      JsonObject physical = object("artifactLocation", artifact);
      if (site.line() > 0) {
        JsonObject region = new JsonObject();
        region.addProperty("startLine", site.line());
        physical.add("region", region);
      }
      location.add("physicalLocation", physical);
    }
    JsonObject logical = new JsonObject();
    logical.addProperty("fullyQualifiedName", site.method());
    logical.addProperty("kind", "function");
    location.add("logicalLocations", array(logical));
    location.add("message", text(what));
    return location;
  }

  private static String uri(String path) {
    try {
      return new URI(null, null, path, null).toASCIIString();
    } catch (URISyntaxException e) {
      return "unknown";
    }
  }

  private static JsonObject text(String text) {
    JsonObject message = new JsonObject();
    message.addProperty("text", line(text));
    return message;
  }

  private static JsonObject object(String name, JsonElement value) {
    JsonObject object = new JsonObject();
    object.add(name, value);
    return object;
  }

  private static JsonArray array(JsonObject only) {
    JsonArray array = new JsonArray();
    array.add(only);
    return array;
  }
}
