package harrier.instrument;

import harrier.shadow.Site.Op;
import harrier.tool.EventKind;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits hooks around {@code monitorenter} and {@code monitorexit}. */
final class MonitorInstrumenter extends MethodVisitor {
  private static final String OBJECT = "Ljava/lang/Object;";

  private final MethodContext context;

  /** Where the last acquire hook starts and ends. */
  private Label hookStart;

  private Label hookEnd;

  /** Keeps a lock over its release hook; -1 until one is released. */
  private int released = -1;

  MonitorInstrumenter(MethodVisitor next, MethodContext context) {
    super(Opcodes.ASM9, next);
    this.context = context;
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.MONITORENTER) {
      enter();
    } else if (opcode == Opcodes.MONITOREXIT) {
      release();
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
    if (isAlone()) {
      guarded("acquire", site);
      context.out.visitInsn(Opcodes.NOP); // the method's own next frame is at another offset
    } else {
      context.hook("SyncHooks", "acquire", OBJECT, site); // …
    }
    hookEnd = mark();
  }

  private void release() {
    int site = context.site(Op.LOCK);
    mv.visitInsn(Opcodes.DUP); // … lock lock
    if (isAlone()) {
      if (released < 0) {
        released = context.out.newLocal(Type.getType(OBJECT));
      }
      context.out.visitVarInsn(Opcodes.ASTORE, released); // lock
      guarded("release", site, context.out.upTo(released, "java/lang/Object"));
      context.out.visitVarInsn(Opcodes.ALOAD, released); // lock
    } else {
      context.hook("SyncHooks", "release", OBJECT, site); // … lock
    }
    super.visitInsn(Opcodes.MONITOREXIT); // …
  }

  /** Whether the lock is all there is on the stack, so that a handler finds everything it needs. */
  private boolean isAlone() {
    return context.knowsTypes() && context.stack().size() == 1;
  }

  // lock ->
  private void guarded(String hook, int site, Object... more) {
    context.out.guarded(
        () -> context.hook("SyncHooks", hook, OBJECT, site), context.locals(), more);
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
