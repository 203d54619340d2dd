package harrier.instrument.model;

import harrier.instrument.Hooked;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.AnalyzerAdapter;

/** Weaves hooks into the synchronized methods and blocks of a JDK class. */
final class MonitorWeaver extends MethodVisitor {
  /** What monitors mean, with the hooks for entering and leaving one. */
  enum Kind {
    /** Locks like the target's own. */
    LOCKS("acquire", "release"),
    /** They order only what code of the target does inside them. */
    GUARDS("guard", "unguard");

    private final String enter;
    private final String leave;

    Kind(String enter, String leave) {
      this.enter = enter;
      this.leave = leave;
    }
  }

  private static final String OBJECT = "java/lang/Object";

  private final Hooked out;
  private final String owner;
  private final boolean isSynchronized;
  private final boolean isStatic;
  private final Kind kind;
  private Label start;

  /** Where the last hook for entering starts and ends. */
  private Label hookStart;

  private Label hookEnd;

  /** Keeps a lock over its release hook; -1 until one is released. */
  private int released = -1;

  /** Follows the types on the stack. */
  private AnalyzerAdapter types;

  MonitorWeaver(Hooked out, String owner, int access, Kind kind) {
    super(Opcodes.ASM9, out);
    this.out = out;
    this.owner = owner;
    this.kind = kind;
    isSynchronized = (access & Opcodes.ACC_SYNCHRONIZED) != 0;
    isStatic = (access & Opcodes.ACC_STATIC) != 0;
  }

  void follow(AnalyzerAdapter analyzer) {
    types = analyzer;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    if (isSynchronized) {
      own(kind.enter);
      start = mark();
    }
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.MONITORENTER) {
      mv.visitInsn(Opcodes.DUP); // … lock lock
      super.visitInsn(opcode); // … lock
      hookStart = mark();
      if (isAlone()) {
        out.guarded(() -> hook(kind.enter), Hooked.merged(types.locals)); //
        out.visitInsn(Opcodes.NOP); // the method's own next frame is at another offset
      } else {
        hook(kind.enter); // …
      }
      hookEnd = mark();
      return;
    }
    if (opcode == Opcodes.MONITOREXIT) {
      release();
    } else if (isSynchronized && opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
      own(kind.leave);
    }
    super.visitInsn(opcode);
  }

  // … lock -> … lock
  private void release() {
    mv.visitInsn(Opcodes.DUP); // … lock lock
    if (isAlone()) {
      if (released < 0) {
        released = out.newLocal(Type.getObjectType(OBJECT));
      }
      out.visitVarInsn(Opcodes.ASTORE, released); // lock
      out.guarded(
          () -> hook(kind.leave), Hooked.merged(types.locals), out.upTo(released, OBJECT)); //
      out.visitVarInsn(Opcodes.ALOAD, released); // lock
    } else {
      hook(kind.leave); // … lock
    }
  }

  /** Whether the lock is all there is on the stack, so that a handler finds everything it needs. */
  private boolean isAlone() {
    return types.stack != null && types.stack.size() == 1;
  }

  /** The compiler's handler that exits the monitor covers the hook too: the JIT asks for it. */
  @Override
  public void visitLabel(Label label) {
    super.visitLabel(label);
    if (hookEnd != null && label.getOffset() == hookEnd.getOffset()) {
      out.startEarlier(label, hookStart);
    }
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    if (isSynchronized) {
      Label handler = mark();
      out.frame(isStatic ? List.of() : List.of(owner), List.of("java/lang/Throwable"));
      own(kind.leave);
      out.visitInsn(Opcodes.ATHROW);
      out.handleOutside(start, handler, handler);
    }
    super.visitMaxs(maxStack, maxLocals);
  }

  /** Calls a hook with the monitor of a synchronized method. */
  private void own(String action) {
    if (isStatic) {
      out.visitLdcInsn(Type.getObjectType(owner));
    } else {
      out.visitVarInsn(Opcodes.ALOAD, 0);
    }
    hook(action);
  }

  private void hook(String action) {
    HookCall.to(action, 1).emit(out);
  }

  private Label mark() {
    Label here = new Label();
    out.visitLabel(here);
    return here;
  }
}
