package harrier.instrument;

import harrier.shadow.Site.Op;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits hooks after reads and writes of array elements, or after loops of them; none for arrays
 * that nobody else knows.
 *
 * <p>The array and the index are kept with stack instructions, never in a local, and used after the
 * access: so the target's own exceptions stay as they are. Sees every instruction of the method
 * first, to count them as the plan does.
 */
final class ArrayInstrumenter extends MethodVisitor {
  static final Type SHADOW = Type.getObjectType("harrier/shadow/ArrayShadow");
  private static final Type CURSOR = Type.getObjectType("harrier/shadow/Cursor");
  private static final String OBJECT = "Ljava/lang/Object;";

  private final MethodContext context;

  private final ArrayPlan plan;

  private final LoopInstrumenter loops;

  /** The locals that hold the plan's shadows. */
  private final int firstShadow;

  /** The locals that hold the plan's cursors. */
  private final int firstCursor;

  /** The number of the next instruction. */
  private int next;

  ArrayInstrumenter(MethodVisitor step, MethodContext context, ArrayPlan plan) {
    super(Opcodes.ASM9, step);
    this.context = context;
    this.plan = plan;
    loops = plan.loops.isEmpty() ? null : new LoopInstrumenter(context, this, plan);
    firstShadow = context.out.endOfLasting();
    for (int i = 0; i < plan.shadows; i++) {
      context.out.newEmptyLocal(SHADOW);
    }
    firstCursor = context.out.endOfLasting();
    for (int i = 0; i < plan.cursors.size(); i++) {
      context.out.newEmptyLocal(CURSOR);
    }
  }

  // … -> … shadow
  void loadShadow(int access) {
    int shadow = plan.shadowOf(access);
    if (shadow >= 0) {
      context.out.visitVarInsn(Opcodes.ALOAD, firstShadow + shadow);
    } else {
      context.loadThread(); // null while hooks are idle, so nothing but a hook may look into it
      context.call("ArrayHooks", "last", "(" + MethodContext.SHADOW_THREAD + ")" + SHADOW);
    }
  }

  // … shadow -> …
  void storeShadow(int access) {
    int shadow = plan.shadowOf(access);
    if (shadow >= 0) {
      context.out.visitVarInsn(Opcodes.ASTORE, firstShadow + shadow);
    } else {
      context.out.visitInsn(Opcodes.POP);
    }
  }

  /** Every instruction comes by here before it is visited. */
  private int count() {
    if (loops != null) {
      loops.before(next);
    }
    settleAtEnd();
    return next++;
  }

  /** If a loop with cursors may just have been left, what they have gathered is checked. */
  private void settleAtEnd() {
    if (plan.cursors.isEnd(next) && context.isReachable()) {
      context.loadThread();
      context.call("ArrayHooks", "settle", "(" + MethodContext.SHADOW_THREAD + ")V");
    }
  }

  @Override
  public void visitInsn(int opcode) {
    int number = count();
    if (!plan.isChecked(number)) {
      super.visitInsn(opcode);
    } else if (ArrayAccess.isRead(opcode) || ArrayAccess.isWrite(opcode)) {
      element(opcode, number);
    } else {
      if (loops != null && LoopFinder.isReturn(opcode)) {
        loops.leave(number);
      }
      super.visitInsn(opcode);
    }
  }

  private void element(int opcode, int number) {
    boolean isRead = ArrayAccess.isRead(opcode);
    int site = context.site(isRead ? Op.READ : Op.WRITE);
    Runnable now =
        () -> {
          if (isRead) {
            readElement(opcode, number, site);
          } else {
            writeElement(opcode, number, site);
          }
        };
    if (loops != null && loops.checksLater(number)) {
      loops.element(opcode, number, site, now);
    } else {
      now.run();
    }
  }

  // … array index -> … value
  private void readElement(int opcode, int number, int site) {
    mv.visitInsn(Opcodes.DUP2); // … array index array index
    super.visitInsn(opcode); // … array index value
    if (ArrayAccess.isWide(opcode)) {
      mv.visitInsn(Opcodes.DUP2_X2); // … value array index value
      mv.visitInsn(Opcodes.POP2); // … value array index
    } else {
      mv.visitInsn(Opcodes.DUP_X2); // … value array index value
      mv.visitInsn(Opcodes.POP); // … value array index
    }
    check(opcode, site, number); // … value
  }

  // … array index value -> …
  private void writeElement(int opcode, int number, int site) {
    if (ArrayAccess.isWide(opcode)) {
      mv.visitInsn(Opcodes.DUP2_X2); // … value array index value
      mv.visitInsn(Opcodes.POP2); // … value array index
      mv.visitInsn(Opcodes.DUP2_X2); // … array index value array index
      mv.visitInsn(Opcodes.DUP2_X2); // … array index array index value array index
      mv.visitInsn(Opcodes.POP2); // … array index array index value
    } else {
      mv.visitInsn(Opcodes.DUP_X2); // … value array index value
      mv.visitInsn(Opcodes.POP); // … value array index
      mv.visitInsn(Opcodes.DUP2_X1); // … array index value array index
      mv.visitInsn(Opcodes.DUP2_X1); // … array index array index value array index
      mv.visitInsn(Opcodes.POP2); // … array index array index value
    }
    super.visitInsn(opcode); // … array index
    check(opcode, site, number); // …
  }

  /** The type of the element that is read, as frames write it. */
  private Object elementOf(int opcode) {
    return switch (opcode) {
      case Opcodes.LALOAD -> Opcodes.LONG;
      case Opcodes.DALOAD -> Opcodes.DOUBLE;
      case Opcodes.FALOAD -> Opcodes.FLOAT;
      case Opcodes.AALOAD -> context.component();
      default -> Opcodes.INTEGER;
    };
  }

  // … array index -> …
  private void check(int opcode, int site, int number) {
    boolean isRead = ArrayAccess.isRead(opcode);
    String method = isRead ? "read" : "write";
    if (!context.isGuarded()) {
      hook(method, site, number); // …
      return;
    }
    Label past = new Label();
    context.skipIfGuarded(past);
    mv.visitInsn(Opcodes.DUP2); // … array index array index
    hook(method, site, number); // … array index
    context.out.visitLabel(past);
    if (isRead) {
      context.frame(2, elementOf(opcode), Opcodes.INTEGER); // … value array index
    } else {
      context.frame(ArrayAccess.isWide(opcode) ? 4 : 3, null, Opcodes.INTEGER); // … array index
    }
    mv.visitInsn(Opcodes.POP2); // …
  }

  // … array index -> …
  private void hook(String method, int site, int number) {
    int cursor = plan.cursors.cursorOf(number);
    if (cursor >= 0) {
      walk(method + (plan.cursors.isJumping(number) ? "Anywhere" : "On"), cursor, site);
      return;
    }
    loadShadow(number); // … array index shadow
    context.out.push(site);
    context.loadThread();
    context.call(
        hooks(),
        method,
        "(" + OBJECT + "I" + SHADOW + "I" + MethodContext.SHADOW_THREAD + ")" + SHADOW);
    storeShadow(number);
  }

  // … array index -> …
  private void walk(String method, int cursor, int site) {
    context.out.visitVarInsn(Opcodes.ALOAD, firstCursor + cursor);
    context.out.push(cursor);
    context.out.push(site);
    context.loadThread();
    context.call(
        hooks(),
        method,
        "(" + OBJECT + "I" + CURSOR + "II" + MethodContext.SHADOW_THREAD + ")" + CURSOR);
    context.out.visitVarInsn(Opcodes.ASTORE, firstCursor + cursor);
  }

  private String hooks() {
    return context.layout.keepsWords() ? "ArrayHooks" : "ReferenceHooks";
  }

  @Override
  public void visitLabel(Label label) {
    if (loops != null) {
      loops.enter(next);
    }
    super.visitLabel(label);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    int number = count();
    super.visitJumpInsn(opcode, loops == null ? label : loops.redirect(number, opcode, label));
    if (loops != null) {
      loops.end(number);
    }
  }

  @Override
  public void visitVarInsn(int opcode, int local) {
    int number = count();
    super.visitVarInsn(opcode, local);
    if (loops != null) {
      loops.changed(number);
    }
  }

  @Override
  public void visitIincInsn(int local, int increment) {
    int number = count();
    super.visitIincInsn(local, increment);
    if (loops != null) {
      loops.changed(number);
    }
  }

  // The rest is counted.

  @Override
  public void visitIntInsn(int opcode, int operand) {
    count();
    super.visitIntInsn(opcode, operand);
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode != Opcodes.NEW) {
      count();
      super.visitTypeInsn(opcode, type);
      return;
    }
    super.visitTypeInsn(opcode, type); // frames name the label right before it
    count();
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    int number = count();
    Runnable now = () -> super.visitFieldInsn(opcode, owner, name, descriptor);
    if (loops != null) {
      loops.field(opcode, owner, name, descriptor, number, now);
    } else {
      now.run();
    }
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    count();
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    count();
    super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
  }

  @Override
  public void visitLdcInsn(Object value) {
    count();
    super.visitLdcInsn(value);
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
    count();
    super.visitTableSwitchInsn(min, max, otherwise, labels);
  }

  @Override
  public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
    count();
    super.visitLookupSwitchInsn(otherwise, keys, labels);
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    count();
    super.visitMultiANewArrayInsn(descriptor, dimensions);
  }
}
