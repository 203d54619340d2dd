package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files from the time before stack map frames are observed, and verified as they were. */
final class OldClassesTest {
  /** A field set before super(), as compilers do for what an inner class captures. */
  @ParameterizedTest
  @ValueSource(ints = {Opcodes.V1_1, Opcodes.V1_4, Opcodes.V1_6, Opcodes.V1_8})
  void fieldsMayBeSetBeforeSuper(int version) {
    ClassWriter type = Linked.emptyClass(version, "Inner");
    type.visitField(0, "$outer", "Ljava/lang/Object;", null, null).visitEnd();
    MethodVisitor init = type.visitMethod(0, "<init>", "(Ljava/lang/Object;)V", null, null);
    init.visitCode();
    setOuter(init, Opcodes.ALOAD);
    init.visitTypeInsn(Opcodes.NEW, "java/lang/Object");
    init.visitInsn(Opcodes.DUP);
    init.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    init.visitInsn(Opcodes.POP);
    setOuter(init, Opcodes.ALOAD);
    init.visitVarInsn(Opcodes.ALOAD, 0);
    init.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    setOuter(init, Opcodes.ALOAD);
    init.visitInsn(Opcodes.RETURN);
    init.visitMaxs(0, 0);
    init.visitEnd();
    byte[] bytes = Linked.of(type.toByteArray()).bytes();
    assertThat(Linked.hooks(Linked.method(bytes, "<init>"), "slowWrite")).isEqualTo(1);
  }

  private static void setOuter(MethodVisitor init, int load) {
    init.visitVarInsn(load, 0);
    init.visitVarInsn(load, 1);
    init.visitFieldInsn(Opcodes.PUTFIELD, "Inner", "$outer", "Ljava/lang/Object;");
  }

  /** A finally block as a subroutine. */
  @ParameterizedTest
  @ValueSource(ints = {Opcodes.V1_1, Opcodes.V1_5, Opcodes.V1_6})
  void subroutinesAreKept(int version) {
    ClassWriter type = Linked.emptyClass(version, "Subroutine");
    type.visitField(0, "count", "I", null, null).visitEnd();
    MethodVisitor run = type.visitMethod(0, "run", "()V", null, null);
    Label subroutine = new Label();
    run.visitCode();
    run.visitJumpInsn(Opcodes.JSR, subroutine);
    run.visitJumpInsn(Opcodes.JSR, subroutine);
    run.visitInsn(Opcodes.RETURN);
    run.visitLabel(subroutine);
    run.visitVarInsn(Opcodes.ASTORE, 1);
    run.visitVarInsn(Opcodes.ALOAD, 0);
    run.visitInsn(Opcodes.ICONST_1);
    run.visitFieldInsn(Opcodes.PUTFIELD, "Subroutine", "count", "I");
    run.visitVarInsn(Opcodes.RET, 1);
    run.visitMaxs(0, 0);
    run.visitEnd();
    byte[] bytes = Linked.of(type.toByteArray()).bytes();
    assertThat(Linked.hooks(Linked.method(bytes, "run"), "slowWrite")).isEqualTo(1);
  }

  /** In version 50 frames are optional; code behind a jump is reachable all the same. */
  @Test
  void codeWithoutFramesIsObservedBehindJumps() {
    ClassWriter type = Linked.emptyClass(Opcodes.V1_6, "Waiting");
    MethodVisitor run = type.visitMethod(Opcodes.ACC_SYNCHRONIZED, "run", "()V", null, null);
    Label wait = new Label();
    Label decide = new Label();
    run.visitCode();
    run.visitJumpInsn(Opcodes.GOTO, decide);
    run.visitLabel(wait);
    run.visitVarInsn(Opcodes.ALOAD, 0);
    run.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Object", "wait", "()V", false);
    run.visitInsn(Opcodes.RETURN);
    run.visitLabel(decide);
    run.visitJumpInsn(Opcodes.GOTO, wait);
    run.visitMaxs(0, 0);
    run.visitEnd();
    byte[] bytes = Linked.of(type.toByteArray()).bytes();
    assertThat(Linked.hooks(Linked.method(bytes, "run"), "beforeWait")).isEqualTo(1);
  }
}
