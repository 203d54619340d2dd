package harrier.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;

/** The forms a findings file can take. */
public enum Format {
  JSON("findings.json", file -> FindingsFile.text(file.json())),
  HTML("findings.html", HtmlReport::of),
  SARIF("findings.sarif", SarifReport::of),
  JUNIT("findings.xml", JunitReport::of),
  TEXT("findings.txt", TextReport::of);

  private final String fileName;
  private final Function<FindingsFile, String> renderer;

  Format(String fileName, Function<FindingsFile, String> renderer) {
    this.fileName = fileName;
    this.renderer = renderer;
  }

  /** The name users write. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String fileName() {
    return fileName;
  }

  public String render(FindingsFile file) {
    return renderer.apply(file);
  }

  /** Renders into a folder, in one piece: readers see the old file or the new one. */
  public void write(FindingsFile file, Path folder) throws IOException {
    AtomicFile.write(folder.resolve(fileName), render(file));
  }
}
