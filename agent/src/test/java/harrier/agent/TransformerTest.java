package harrier.agent;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.finding.Findings;
import harrier.finding.Health;
import harrier.finding.RunInfo;
import harrier.finding.Suppressions;
import harrier.hook.Granularity;
import harrier.instrument.Layout;
import harrier.instrument.Recipe;
import harrier.instrument.model.ModelInstrumenter;
import harrier.instrument.model.Models;
import harrier.tool.EventKind;
import harrier.tool.Gathering;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A class that cannot be instrumented runs as it was, and health says which and why. */
final class TransformerTest {
  @TempDir Path folder;

  private final Health health = new Health();

  private Transformer transformer(Predicate<String> checked) {
    Models models = Models.shipped(true);
    Layout layout =
        new Layout(
            true,
            Granularity.FINE,
            EnumSet.of(EventKind.ACCESS),
            checked,
            null,
            false,
            Gathering.ALWAYS,
            false);
    Recipe recipe =
        new Recipe(
            "test",
            true,
            Granularity.FINE,
            layout.interests(),
            List.of(),
            List.of(),
            false,
            false,
            Gathering.ALWAYS,
            false);
    TargetClasses target =
        new TargetClasses(recipe, layout, null, Archive.of(""), models, findings(), health);
    return new Transformer(target, new ModelInstrumenter(models), models, health, null, false);
  }

  private byte[] transformed(Transformer transformer, byte[] bytes) {
    return transformed(transformer, "a/Sample", bytes);
  }

  private byte[] transformed(Transformer transformer, String name, byte[] bytes) {
    ClassLoader loader = new ClassLoader(null) {};
    return transformer.transform(null, loader, name, null, null, bytes);
  }

  private static byte[] sample() throws Exception {
    try (var in = TransformerTest.class.getResourceAsStream("TransformerTest.class")) {
      return in.readAllBytes();
    }
  }

  private Findings findings() {
    RunInfo run =
        new RunInfo("test", List.of(), folder, 66, false, true, Suppressions.NONE, Set.of());
    return new Findings(run, health, new PrintStream(new ByteArrayOutputStream(), true));
  }

  private String healthWritten() throws Exception {
    findings().save();
    return Files.readString(folder.resolve("findings.json"), StandardCharsets.UTF_8);
  }

  @Test
  void aClassIsInstrumented() throws Exception {
    assertThat(transformed(transformer(name -> true), sample())).isNotNull();
    assertThat(healthWritten()).contains("\"classesInstrumented\": 1");
  }

  @Test
  void aClassFileVersionOfTheFutureIsLeftAlone() throws Exception {
    byte[] bytes = sample();
    bytes[7] = 99;
    assertThat(transformed(transformer(name -> true), bytes)).isNull();
    assertThat(healthWritten()).contains("a.Sample").contains("version 99");
  }

  @Test
  void aBugOfOursLeavesTheClassAlone() throws Exception {
    Transformer faulty =
        transformer(
            name -> {
              throw new IllegalStateException("a bug");
            });
    assertThat(transformed(faulty, sample())).isNull();
    assertThat(healthWritten()).contains("a.Sample").contains("a bug");
  }

  @Test
  void methodsThatDoNotFitAreNamed() throws Exception {
    assertThat(transformed(transformer(name -> true), reading(10_000))).isNotNull();
    assertThat(healthWritten())
        .contains("a.Sample")
        .contains("method too large")
        .contains("run()V");
  }

  @Test
  void methodsThatAreNoLongerCompiledAreNamed() throws Exception {
    assertThat(transformed(transformer(name -> true), reading(1_900))).isNotNull();
    assertThat(healthWritten()).contains("methodsNotCompiled").contains("a.Sample.run()V");
  }

  /** A class with a method that reads a static so many times. */
  private static byte[] reading(int times) {
    ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "a/Sample", null, "java/lang/Object", null);
    type.visitField(Opcodes.ACC_STATIC, "x", "I", null, null).visitEnd();
    MethodVisitor run = type.visitMethod(Opcodes.ACC_STATIC, "run", "()V", null, null);
    run.visitCode();
    for (int i = 0; i < times; i++) {
      run.visitFieldInsn(Opcodes.GETSTATIC, "a/Sample", "x", "I");
      run.visitInsn(Opcodes.POP);
    }
    run.visitInsn(Opcodes.RETURN);
    run.visitMaxs(0, 0);
    run.visitEnd();
    return type.toByteArray();
  }

  @Test
  void aProxyThatTheJdkGeneratesIsLeftAlone() throws Exception {
    Transformer transformer = transformer(name -> true);
    byte[] proxy = extending("java/lang/reflect/Proxy", "jdk/proxy2/$Proxy12");
    assertThat(transformed(transformer, "jdk/proxy2/$Proxy12", proxy)).isNull();
    assertThat(healthWritten()).doesNotContain("$Proxy12");
  }

  @Test
  void aClassThatOnlyLooksLikeAProxyIsInstrumented() {
    Transformer transformer = transformer(name -> true);
    for (String name : List.of("a/$Proxy", "a/My$Proxy1", "a/$Proxy1x")) {
      byte[] type = extending("java/lang/reflect/Proxy", name);
      assertThat(transformed(transformer, name, type)).as(name).isNotNull();
    }
    byte[] other = extending("java/lang/Object", "a/$Proxy1");
    assertThat(transformed(transformer, "a/$Proxy1", other)).isNotNull();
  }

  private static byte[] extending(String superclass, String name) {
    ClassWriter type = new ClassWriter(0);
    type.visit(Opcodes.V17, Opcodes.ACC_FINAL, name, null, superclass, null);
    return type.toByteArray();
  }

  @Test
  void noClassFileAtAllIsLeftAlone() throws Exception {
    assertThat(transformed(transformer(name -> true), new byte[] {1, 2, 3})).isNull();
    assertThat(healthWritten()).contains("a.Sample");
  }
}
