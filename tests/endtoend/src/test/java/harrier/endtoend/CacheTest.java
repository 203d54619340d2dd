package harrier.endtoend;

import static harrier.endtoend.Expectation.assertMarksAreFound;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Instrumented classes are kept for later runs, on every JDK. */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
final class CacheTest {
  @Parameter Jdk jdk;
  private Path cache;

  @BeforeEach
  void newCache() throws IOException {
    cache = Build.newRunFolder().resolve("cache");
  }

  private Run run() {
    return Run.of(jdk, "catalogue.fields.SharedCounter").option("cache", cache.toString());
  }

  /** Runs the program; answers how many of its classes were in the cache. */
  private FindingsFile.Instrumentation found(Run run) throws Exception {
    Outcome outcome = run.toEnd();
    assertMarksAreFound(Expectation.program("fields.SharedCounter"), outcome);
    return outcome.findings().health().instrumentation();
  }

  private List<Path> entries() throws IOException {
    try (Stream<Path> files = Files.walk(cache)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  @Test
  void theSecondRunFindsTheClassesOfTheFirst() throws Exception {
    FindingsFile.Instrumentation cold = found(run());
    assertThat(cold.cached()).isZero();
    assertThat(entries()).hasSize(cold.classes());
    assertThat(entries()).noneMatch(entry -> entry.toString().endsWith(".draft"));
    FindingsFile.Instrumentation warm = found(run());
    assertThat(warm.cached()).isPositive().isEqualTo(warm.classes());
  }

  @Test
  void severalJvmsFillItTogether() throws Exception {
    List<Run> runs = List.of(run(), run(), run());
    List<Process> started = new ArrayList<>();
    for (Run run : runs) {
      started.add(run.start());
    }
    for (int i = 0; i < runs.size(); i++) {
      Outcome outcome = runs.get(i).await(started.get(i));
      assertMarksAreFound(Expectation.program("fields.SharedCounter"), outcome);
    }
    assertThat(entries()).noneMatch(entry -> entry.toString().endsWith(".draft"));
    FindingsFile.Instrumentation warm = found(run());
    assertThat(warm.cached()).isPositive().isEqualTo(warm.classes());
  }

  @Test
  void otherOptionsHaveOtherClasses() throws Exception {
    found(run());
    assertThat(found(run().tool("HappensBefore")).cached()).isZero();
    assertThat(found(run().tool("HappensBefore")).cached()).isPositive();
  }

  @Test
  void damagedEntriesAreMadeAnew() throws Exception {
    int classes = found(run()).classes();
    List<Path> entries = entries();
    byte[] whole = Files.readAllBytes(entries.get(0));
    whole[whole.length / 2] ^= 1;
    Files.write(entries.get(0), whole);
    Files.write(entries.get(1), Arrays.copyOf(whole, whole.length / 2));
    Files.write(entries.get(2), new byte[0]);
    assertThat(found(run()).cached()).isEqualTo(classes - 3);
    assertThat(found(run()).cached()).isEqualTo(classes);
  }

  @Test
  void isForItsOwnerAlone() throws Exception {
    found(run());
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(cache)))
        .isEqualTo("rwx------");
  }

  @Test
  void aFolderThatOthersCanWriteToIsRefused() throws Exception {
    Files.createDirectory(cache);
    Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertRefused("others can write to " + cache);
  }

  @Test
  void aLinkIsNotFollowed() throws Exception {
    Files.createSymbolicLink(cache, Files.createDirectory(cache.resolveSibling("elsewhere")));
    assertRefused(cache + " is a link");
  }

  private void assertRefused(String why) throws Exception {
    Outcome outcome = run().toEnd();
    assertThat(outcome.exit()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("harrier: cache: ").contains(why).hasLineCount(1);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void anEntryThatIsALinkIsNotFollowed() throws Exception {
    int classes = found(run()).classes();
    Path entry = entries().get(0);
    Path moved = Files.move(entry, cache.resolveSibling("moved"));
    Files.createSymbolicLink(entry, moved);
    assertThat(found(run()).cached()).isEqualTo(classes - 1);
  }
}
