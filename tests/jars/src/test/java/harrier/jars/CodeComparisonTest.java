package harrier.jars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** Instructions may have others between them, and jumps may be written in two steps. */
final class CodeComparisonTest {
  private static MethodNode method() {
    return new MethodNode(Opcodes.ACC_STATIC, "run", "()V", null, null);
  }

  private static MethodNode jumping(boolean isFar) {
    MethodNode method = method();
    Label target = new Label();
    Label behind = new Label();
    method.visitInsn(Opcodes.ICONST_0);
    if (isFar) {
      method.visitJumpInsn(Opcodes.IFNE, behind);
      method.visitJumpInsn(Opcodes.GOTO, target);
      method.visitLabel(behind);
    } else {
      method.visitJumpInsn(Opcodes.IFEQ, target);
    }
    method.visitInsn(Opcodes.NOP);
    method.visitLabel(target);
    method.visitInsn(Opcodes.RETURN);
    return method;
  }

  @Test
  void aFarJumpIsTheSameJump() {
    assertThat(CodeComparison.difference(jumping(false), jumping(true))).isNull();
  }

  @Test
  void anotherJumpIsNotTheSame() {
    MethodNode other = jumping(false);
    ((org.objectweb.asm.tree.JumpInsnNode) other.instructions.get(1)).setOpcode(Opcodes.IFNE);
    assertThat(CodeComparison.difference(jumping(false), other)).isNotNull();
  }

  @Test
  void theOrderMatters() {
    MethodNode before = method();
    before.visitInsn(Opcodes.ICONST_0);
    before.visitInsn(Opcodes.POP);
    MethodNode after = method();
    after.visitInsn(Opcodes.POP);
    after.visitInsn(Opcodes.ICONST_0);
    assertThat(CodeComparison.difference(before, after)).isNotNull();
  }
}
