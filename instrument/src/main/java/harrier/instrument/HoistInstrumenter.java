package harrier.instrument;

import harrier.instrument.SpanPlan.Hoisted;
import harrier.shadow.Site.Op;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Emits the checks of reads that a loop begins with, before the loop.
 *
 * <p>Sees every instruction of the method, to count them as the plan does.
 */
final class HoistInstrumenter extends MethodVisitor {
  private final MethodContext context;
  private final SpanPlan plan;

  /** The number of the next instruction. */
  private int next;

  HoistInstrumenter(MethodVisitor step, MethodContext context, SpanPlan plan) {
    super(Opcodes.ASM9, step);
    this.context = context;
    this.plan = plan;
  }

  /** Whoever jumps to the label, to go round once more, leaves the checks out. */
  @Override
  public void visitLabel(Label label) {
    if (context.isReachable()) {
      int line = context.line();
      for (Hoisted read : plan.hoistedTo(next)) {
        context.atLine(read.line()); // of the site; the method's own lines stay as they are
        context.out.visitVarInsn(Opcodes.ALOAD, 0);
        context.hook(
            context.layout.keepsWords() ? "WordHooks" : "ReferenceHooks",
            "read",
            "Ljava/lang/Object;",
            context.site(Op.READ, read.owner(), read.name(), read.descriptor()));
      }
      context.atLine(line);
    }
    super.visitLabel(label);
  }

  // The rest is counted.

  @Override
  public void visitInsn(int opcode) {
    next++;
    super.visitInsn(opcode);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    next++;
    super.visitJumpInsn(opcode, label);
  }

  @Override
  public void visitVarInsn(int opcode, int local) {
    next++;
    super.visitVarInsn(opcode, local);
  }

  @Override
  public void visitIincInsn(int local, int increment) {
    next++;
    super.visitIincInsn(local, increment);
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    next++;
    super.visitIntInsn(opcode, operand);
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    next++;
    super.visitTypeInsn(opcode, type);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    next++;
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    next++;
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    next++;
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
  }

  @Override
  public void visitLdcInsn(Object value) {
    next++;
    super.visitLdcInsn(value);
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
    next++;
    super.visitTableSwitchInsn(min, max, otherwise, labels);
  }

  @Override
  public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
    next++;
    super.visitLookupSwitchInsn(otherwise, keys, labels);
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    next++;
    super.visitMultiANewArrayInsn(descriptor, dimensions);
  }
}
