package harrier.jars;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Linking means verification, and nothing more. */
final class LinkerTest {
  private static Linker linker(byte[] bytes) throws IOException {
    return new Linker(Map.of("a/Type", bytes), new Library(List.of()), new Lineage());
  }

  /** A class with a method that only returns what it does not have. */
  private static byte[] type(String superName, int instruction, int access, String method) {
    ClassWriter type = new ClassWriter(0);
    type.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "a/Type", null, superName, null);
    MethodVisitor code = type.visitMethod(access, method, "()V", null, null);
    code.visitCode();
    code.visitInsn(instruction);
    code.visitMaxs(2, 2);
    code.visitEnd();
    return type.toByteArray();
  }

  @Test
  void aWrongMethodIsRefused() throws Exception {
    Linker linker = linker(type("java/lang/Object", Opcodes.IRETURN, 0, "run"));
    assertThatCode(() -> linker.load("a.Type")).doesNotThrowAnyException();
    assertThatThrownBy(() -> linker.link("a.Type")).isInstanceOf(VerifyError.class);
  }

  @Test
  void whatNoJarHasIsStoodInFor() throws Exception {
    Linker linker = linker(type("b/Missing", Opcodes.RETURN, 0, "run"));
    assertThat(linker.load("a.Type").getSuperclass().getName()).isEqualTo("b.Missing");
    assertThat(linker.link("a.Type")).isZero();
  }

  @Test
  void initializersDoNotRun() throws Exception {
    byte[] endless = endlessInitializer();
    assertThat(linker(endless).link("a.Type")).isZero();
  }

  private static byte[] endlessInitializer() {
    ClassWriter type = new ClassWriter(0);
    type.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC, "a/Type", null, "java/lang/Object", null);
    MethodVisitor code = type.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
    org.objectweb.asm.Label again = new org.objectweb.asm.Label();
    code.visitCode();
    code.visitLabel(again);
    code.visitJumpInsn(Opcodes.GOTO, again);
    code.visitMaxs(0, 0);
    code.visitEnd();
    return type.toByteArray();
  }
}
