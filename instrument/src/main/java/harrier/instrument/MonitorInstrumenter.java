package harrier.instrument;

import harrier.shadow.Site.Op;
import harrier.tool.EventKind;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Emits hooks around {@code monitorenter} and {@code monitorexit}. */
final class MonitorInstrumenter extends MethodVisitor {
  private static final String OBJECT = "Ljava/lang/Object;";

  private final MethodContext context;

  /** Where the last acquire hook starts and ends. */
  private Label hookStart;

  private Label hookEnd;

  MonitorInstrumenter(MethodVisitor next, MethodContext context) {
    super(Opcodes.ASM9, next);
    this.context = context;
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.MONITORENTER) {
      enter();
    } else if (opcode == Opcodes.MONITOREXIT) {
      mv.visitInsn(Opcodes.DUP); // … lock lock
      context.hook("SyncHooks", "release", OBJECT, context.site(Op.LOCK)); // … lock
      super.visitInsn(opcode); // …
    } else {
      super.visitInsn(opcode);
    }
  }

  /**
   * The compiler's handler that exits the monitor must cover the hook as well, or the JIT gives the
   * method up: a handler that starts right behind starts with the hook instead.
   */
  private void enter() {
    int site = context.site(Op.LOCK);
    if (context.layout.wants(EventKind.REQUEST)) {
      mv.visitInsn(Opcodes.DUP); // … lock lock
      context.hook("SyncHooks", "request", OBJECT, site); // … lock
    }
    mv.visitInsn(Opcodes.DUP); // … lock lock
    super.visitInsn(Opcodes.MONITORENTER); // … lock
    hookStart = mark();
    context.hook("SyncHooks", "acquire", OBJECT, site); // …
    hookEnd = mark();
  }

  private Label mark() {
    Label here = new Label();
    context.out.visitLabel(here);
    return here;
  }

  @Override
  public void visitLabel(Label label) {
    super.visitLabel(label);
    if (hookEnd != null && label.getOffset() == hookEnd.getOffset()) {
      context.out.startEarlier(label, hookStart);
    }
  }
}
