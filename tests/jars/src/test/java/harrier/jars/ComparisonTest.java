package harrier.jars;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.instrument.ClassInstrumenter;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** The comparison sees what an instrumented class has lost, or has too much. */
final class ComparisonTest {
  /** What is compared. */
  @SuppressWarnings("unused")
  static class Sample {
    @Deprecated int count;

    static Sample instance;

    int next() throws IllegalStateException {
      int before = count;
      count = before + 1;
      return before;
    }
  }

  private static byte[] plain() throws IOException {
    try (InputStream in = Sample.class.getResourceAsStream("ComparisonTest$Sample.class")) {
      return in.readAllBytes();
    }
  }

  private static byte[] instrumented() throws IOException {
    return new ClassInstrumenter(Variant.EVENTS.layout()).instrument(null, plain()).bytes();
  }

  /** What is said of an instrumented class that was changed further. */
  private static String saidOf(Consumer<ClassNode> change) throws IOException {
    ClassNode type = new ClassNode();
    new ClassReader(instrumented()).accept(type, 0);
    change.accept(type);
    ClassWriter writer = new ClassWriter(0);
    type.accept(writer);
    return Comparison.difference(plain(), writer.toByteArray());
  }

  private static MethodNode next(ClassNode type) {
    return type.methods.stream().filter(m -> m.name.equals("next")).findFirst().orElseThrow();
  }

  private static void removeLast(MethodNode method, Class<?> kind) {
    AbstractInsnNode last = method.instructions.getLast();
    while (!kind.isInstance(last)) {
      last = last.getPrevious();
    }
    method.instructions.remove(last);
  }

  @Test
  void instrumentationLosesNothing() throws Exception {
    assertThat(saidOf(type -> {})).isNull();
  }

  @Test
  void aLostLineIsSeen() throws Exception {
    assertThat(saidOf(type -> removeLast(next(type), LineNumberNode.class))).contains("is gone");
  }

  @Test
  void aLostInstructionIsSeen() throws Exception {
    assertThat(saidOf(type -> removeLast(next(type), org.objectweb.asm.tree.FieldInsnNode.class)))
        .isNotNull();
  }

  @Test
  void aNewMemberIsSeen() throws Exception {
    assertThat(
            saidOf(
                type -> type.fields.add(new FieldNode(Opcodes.ACC_PUBLIC, "x", "I", null, null))))
        .contains("fields");
    assertThat(
            saidOf(
                type ->
                    type.methods.add(new MethodNode(Opcodes.ACC_ABSTRACT, "x", "()V", null, null))))
        .contains("methods");
  }

  @Test
  void otherFlagsAreSeen() throws Exception {
    assertThat(saidOf(type -> type.access |= Opcodes.ACC_PUBLIC)).contains("access");
    assertThat(saidOf(type -> next(type).access |= Opcodes.ACC_PUBLIC)).contains("access");
  }

  @Test
  void lostAnnotationsAndExceptionsAreSeen() throws Exception {
    assertThat(saidOf(type -> type.fields.get(0).visibleAnnotations = null))
        .contains("visibleAnnotations");
    assertThat(saidOf(type -> next(type).exceptions.clear())).contains("exceptions");
  }

  @Test
  void lostLocalVariablesAreSeen() throws Exception {
    assertThat(saidOf(type -> next(type).localVariables.remove(1))).contains("localVariables");
  }
}
