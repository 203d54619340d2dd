package harrier.analyses;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.finding.Finding;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.tool.Tool;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tool in docs/tool-api.md does what the page says: it is compiled from there. */
class ToolApiTest {
  private static String example() throws Exception {
    String page = Files.readString(Path.of("..", "docs", "tool-api.md"));
    Matcher block = Pattern.compile("(?s)```java\\R(package my;.*?)```").matcher(page);
    assertThat(block.find()).isTrue();
    return block.group(1);
  }

  /** A loader of the example alone, compiled as a user would: against Harrier's classes. */
  private static URLClassLoader compile(Path folder) throws Exception {
    Path source = Files.writeString(folder.resolve("LockSet.java"), example());
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    boolean compiled =
        compiler
            .getTask(
                messages,
                null,
                null,
                List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path")),
                null,
                compiler.getStandardFileManager(null, null, null).getJavaFileObjects(source))
            .call();
    assertThat(compiled).as(messages.toString()).isTrue();
    return new URLClassLoader(
        new URL[] {folder.toUri().toURL()}, ToolApiTest.class.getClassLoader());
  }

  @Test
  void theExampleHasFewerThanFiftyLines() throws Exception {
    assertThat(example().lines().count()).isLessThan(50);
  }

  @Test
  void theExampleReportsAVariableThatLosesItsLock(@TempDir Path folder) throws Exception {
    try (URLClassLoader loader = compile(folder)) {
      Tool tool = Registry.make("my.LockSet", loader);
      Scene scene = Scene.of("Own:Probe", tool);
      ShadowThread t0 = scene.thread("t0");
      ShadowThread t1 = scene.thread("t1");
      ShadowLock m = scene.lock("m");
      Scene.Var x = scene.variable("x");
      for (ShadowThread t : List.of(t0, t1)) {
        scene.acquire(t, m);
        scene.write(t, x);
        scene.release(t, m);
      }
      assertThat(scene.findings).isEmpty();
      scene.arrived();
      scene.read(t0, x);
      scene.read(t1, x);
      assertThat(scene.findings).extracting(Finding::kind).containsExactly("lock-discipline");
      assertThat(scene.findings.get(0).variable().name()).isEqualTo("x");
      assertThat(scene.arrived()).containsExactly("t0 read x", "t1 read x");
    }
  }

  @Test
  void theExampleStandsInFrontOfFastTrack(@TempDir Path folder) throws Exception {
    try (URLClassLoader loader = compile(folder)) {
      assertThat(Registry.chain("my.LockSet:FastTrack", loader, finding -> {}).tools())
          .extracting(Tool::name)
          .containsExactly("LockSet", "FastTrack");
    }
  }
}
