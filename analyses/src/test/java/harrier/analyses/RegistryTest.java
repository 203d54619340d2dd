package harrier.analyses;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import harrier.analyses.lockset.LockSet;
import harrier.event.Event;
import harrier.tool.Chain;
import harrier.tool.EventKind;
import harrier.tool.Relay;
import harrier.tool.Tool;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RegistryTest {
  private final ClassLoader loader = RegistryTest.class.getClassLoader();

  /** A tool of the user's own. */
  public static final class Mine extends Tool {}

  /** Not for everybody. */
  public static final class Closed extends Tool {
    Closed() {}
  }

  /** Needs something. */
  public static final class Needy extends Tool {
    public Needy(int need) {
      assertThat(need).isZero();
    }
  }

  /** Cannot be made. */
  public static final class Broken extends Tool {
    public Broken() {
      throw new IllegalStateException("no luck");
    }
  }

  /** Not finished. */
  public abstract static class Unfinished extends Relay {
    @Override
    protected void relay(EventKind kind, Event e) {}
  }

  private static String nameOf(Class<?> type) {
    return type.getName();
  }

  @Test
  void toolsAreFoundInAnyCase() {
    assertThat(Registry.make("lockset", null)).isInstanceOf(LockSet.class);
    assertThat(Registry.find("THREADLOCAL")).map(ToolEntry::name).contains("ThreadLocal");
    assertThat(Registry.find("Nothing")).isEmpty();
  }

  @Test
  void everyToolIsMadeUnderItsOwnName() {
    for (ToolEntry entry : Registry.entries()) {
      if (!entry.isChain()) {
        assertThat(Registry.make(entry.name(), null).name()).isEqualTo(entry.name());
        assertThat(entry.make()).isNotSameAs(entry.make());
      }
    }
  }

  @Test
  void everyEntryHasAPageAndALineInTheIndex() throws Exception {
    Path pages = Path.of("..", "docs", "analyses");
    String index = Files.readString(pages.resolve("index.md"));
    for (ToolEntry entry : Registry.entries()) {
      String page = entry.name().toLowerCase(Locale.ROOT) + ".md";
      assertThat(pages.resolve(page)).exists();
      assertThat(index)
          .contains(
              String.format(
                  "| [%s](%s) | %s | %s | %s | %s |",
                  entry.name(),
                  page,
                  entry.kind(),
                  entry.reports(),
                  entry.guarantee(),
                  entry.paper()));
    }
  }

  /** Lines of a tool's package that are neither blank nor comment. */
  private static long linesOf(Path folder) throws Exception {
    long lines = 0;
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        lines +=
            Files.readAllLines(file).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.matches("(//|/?\\*).*"))
                .count();
      }
    }
    return lines;
  }

  @Test
  void theIndexTellsTheSizeOfToolsAboutRight() throws Exception {
    String index = Files.readString(Path.of("..", "docs", "analyses", "index.md"));
    int told = 0;
    for (ToolEntry entry : Registry.entries()) {
      Path folder =
          Path.of("src/main/java/harrier/analyses", entry.name().toLowerCase(Locale.ROOT));
      Matcher row =
          Pattern.compile("(?m)^\\| " + entry.name() + " \\|.*\\| (\\d+) \\|$").matcher(index);
      if (!entry.isChain() && row.find()) {
        long lines = linesOf(folder);
        assertThat(Long.parseLong(row.group(1)))
            .as("lines of %s, now %d", entry.name(), lines)
            .isBetween(lines * 9 / 10, lines * 11 / 10);
        told++;
      }
    }
    assertThat(told).isGreaterThan(5);
  }

  @Test
  void theNearestNameIsSuggested() {
    assertThat(Registry.nearest("LokSet")).isEqualTo("LockSet");
    assertThat(Registry.nearest("threadlocals")).isEqualTo("ThreadLocal");
    assertThat(Registry.nearest("counter")).isEqualTo("Count");
  }

  @Test
  void anUnknownToolIsAMistakeThatNamesTheNearest() {
    assertThatThrownBy(() -> Registry.make("LokSet", loader))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("unknown tool 'LokSet': did you mean LockSet?");
    assertThatThrownBy(() -> Registry.make("LokSet", null))
        .hasMessage("unknown tool 'LokSet': did you mean LockSet?");
  }

  @Test
  void aUsersToolIsMadeFromItsClassName() {
    assertThat(Registry.make(nameOf(Mine.class), loader)).isInstanceOf(Mine.class);
  }

  @Test
  void aMissingClassIsAMistake() {
    assertThatThrownBy(() -> Registry.make("my.Print", loader))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "unknown tool 'my.Print': no such class on the tool path; the nearest tool is Print");
  }

  @Test
  void aClassThatIsNoToolIsAMistake() {
    assertThatThrownBy(() -> Registry.make("java.lang.String", loader))
        .hasMessage("tool java.lang.String is not a tool: it does not extend harrier.tool.Tool");
  }

  @Test
  void aToolWithoutAPublicConstructorIsAMistake() {
    for (Class<?> type : new Class<?>[] {Closed.class, Needy.class}) {
      assertThatThrownBy(() -> Registry.make(nameOf(type), loader))
          .hasMessage("tool " + nameOf(type) + " has no public constructor without arguments");
    }
  }

  @Test
  void aConstructorThatThrowsIsAMistakeThatNamesTheException() {
    assertThatThrownBy(() -> Registry.make(nameOf(Broken.class), loader))
        .hasMessage(
            "tool "
                + nameOf(Broken.class)
                + " cannot be made: its constructor threw java.lang.IllegalStateException: no luck");
  }

  @Test
  void anAbstractToolIsAMistake() {
    assertThatThrownBy(() -> Registry.make(nameOf(Unfinished.class), loader))
        .hasMessage(
            "tool " + nameOf(Unfinished.class) + " has to be a public class that is not abstract");
  }

  @Test
  void eraserIsAChain() {
    assertThatThrownBy(() -> Registry.make("Eraser", null))
        .hasMessage("Eraser is not a tool but the chain ThreadLocal:ReadOnly:LockSet");
    assertThat(Registry.chain("Eraser", null, finding -> {}).tools())
        .extracting(Tool::name)
        .containsExactly("ThreadLocal", "ReadOnly", "LockSet");
  }

  @Test
  void eraserIsExpandedInsideLargerChainsToo() {
    Chain chain = Registry.chain("Count:(eraser|LockSet):Print", null, finding -> {});
    assertThat(chain.tools())
        .extracting(Tool::name)
        .containsExactly("Count", "ThreadLocal", "ReadOnly", "LockSet", "LockSet", "Print");
  }
}
