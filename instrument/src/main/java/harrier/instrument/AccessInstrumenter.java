package harrier.instrument;

import harrier.shadow.Site.Op;
import java.util.BitSet;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits hooks after reads and writes of fields and statics.
 *
 * <p>The receiver is kept with stack instructions, never in a local, and used after the access: so
 * the target's own exceptions stay as they are.
 */
final class AccessInstrumenter extends MethodVisitor {
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final String CLASS = "Ljava/lang/Class;";

  private final MethodContext context;
  private final String hooks;

  /** Whether plain accesses are checked; volatile ones and class initialization always are. */
  private final boolean checked;

  /** Whether accesses to a field, in any code of a class, can be of interest. */
  static boolean mayWatch(ClassOutline outline, String owner, String name, String descriptor) {
    ClassOutline.Field own = owner.equals(outline.name) ? outline.field(name, descriptor) : null;
    return own != null
        ? !own.is(Opcodes.ACC_FINAL) || own.is(Opcodes.ACC_STATIC)
        : owner.equals(outline.name) || !Jdk.owns(owner);
  }

  /** Whether a plain access to a field, in code that is checked, has to be. */
  static boolean isChecked(ClassOutline outline, String owner, String name, String descriptor) {
    ClassOutline.Field own = owner.equals(outline.name) ? outline.field(name, descriptor) : null;
    return !Jdk.owns(owner)
        && !name.startsWith("$jacoco")
        && !(own != null && own.is(Opcodes.ACC_FINAL));
  }

  /** Which writes to fields are of a new object that nobody else can know yet. */
  private final BitSet unseen;

  private int fieldWrites;

  private final SpanPlan spans;

  private int fieldInstructions;

  AccessInstrumenter(
      MethodVisitor next, MethodContext context, boolean checked, BitSet unseen, SpanPlan spans) {
    super(Opcodes.ASM9, next);
    this.context = context;
    this.checked = checked;
    this.unseen = unseen;
    this.spans = spans;
    hooks =
        !checked ? "ExcludedHooks" : context.layout.keepsWords() ? "WordHooks" : "ReferenceHooks";
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    ClassOutline.Field own =
        owner.equals(context.owner.name) ? context.owner.field(name, descriptor) : null;
    boolean isWide = descriptor.equals("J") || descriptor.equals("D");
    boolean isUnseen = opcode == Opcodes.PUTFIELD && unseen.get(fieldWrites++);
    boolean isSettled = spans.settles(fieldInstructions++);
    if (isSettled || context.isCheckedLater() || !isInteresting(opcode, owner, name, own, isWide)) {
      super.visitFieldInsn(opcode, owner, name, descriptor);
      return;
    }
    boolean mayBeVolatile = own == null || own.is(Opcodes.ACC_VOLATILE);
    switch (opcode) {
      case Opcodes.GETFIELD -> read(owner, name, descriptor, isWide);
      case Opcodes.PUTFIELD -> write(owner, name, descriptor, isWide, mayBeVolatile, isUnseen);
      case Opcodes.GETSTATIC -> readStatic(owner, name, descriptor);
      default -> writeStatic(owner, name, descriptor, mayBeVolatile);
    }
  }

  private boolean isInteresting(
      int opcode, String owner, String name, ClassOutline.Field own, boolean isWide) {
    boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
    if (Jdk.owns(owner) || name.startsWith("$jacoco")) {
      return false;
    }
    if (isStatic && !context.owner.hasClassConstants()) {
      return false;
    }
    if (own != null && own.is(Opcodes.ACC_FINAL)) {
      // The entry of static methods and constructors has seen to initialization.
      return isStatic && context.owner.mayInitialize() && !isCovered();
    }
    if (own != null && !own.is(Opcodes.ACC_VOLATILE) && !checked) {
      return false;
    }
    return opcode != Opcodes.PUTFIELD || !context.isBeforeSuper(owner, isWide);
  }

  private boolean isCovered() {
    return context.isStatic() || context.isConstructor();
  }

  // … object -> … value
  private void read(String owner, String name, String descriptor, boolean isWide) {
    mv.visitInsn(Opcodes.DUP); // … object object
    super.visitFieldInsn(Opcodes.GETFIELD, owner, name, descriptor); // … object value
    if (isWide) {
      mv.visitInsn(Opcodes.DUP2_X1); // … value object value
      mv.visitInsn(Opcodes.POP2); // … value object
    } else {
      mv.visitInsn(Opcodes.SWAP); // … value object
    }
    check("Read", "read", context.siteOfField(Op.READ, owner, name, descriptor), 1, descriptor);
  }

  /**
   * Checks an access. In the target's own code there is a branch, so that the compiler knows of
   * this very access whether the test settles it, and leaves out the rest; where that does not fit,
   * one call does both.
   */
  // … object -> …
  private void check(String test, String compact, int site, int taken, String value) {
    boolean branches = context.mayBranch() && checked;
    if (!branches && !context.isGuarded()) {
      context.hook(hooks, compact, OBJECT, site); // …
      return;
    }
    Label settled = new Label();
    context.skipIfGuarded(settled);
    if (branches) {
      mv.visitInsn(Opcodes.DUP); // … object object
      context.test(hooks, "settles" + test, OBJECT, site); // … object settled
      context.out.visitJumpInsn(Opcodes.IFNE, settled); // … object
    }
    String slow = test.equals("Read") ? "slowRead" : "slowWrite";
    mv.visitInsn(Opcodes.DUP); // … object object
    context.hook(hooks, branches ? slow : compact, OBJECT, site); // … object
    context.out.visitLabel(settled);
    context.frame(taken, frameType(value)); // … object
    mv.visitInsn(Opcodes.POP); // …
  }

  private static Object frameType(String descriptor) {
    return descriptor == null ? null : Hooked.frameType(Type.getType(descriptor));
  }

  // … object value -> …
  private void write(
      String owner,
      String name,
      String descriptor,
      boolean isWide,
      boolean mayBeVolatile,
      boolean isUnseen) {
    int site = context.siteOfField(Op.WRITE, owner, name, descriptor);
    if (isWide) {
      mv.visitInsn(Opcodes.DUP2_X1); // … value object value
      mv.visitInsn(Opcodes.POP2); // … value object
      if (mayBeVolatile) {
        mv.visitInsn(Opcodes.DUP); // … value object object
        context.hook("AccessHooks", "beforeWrite", OBJECT, site); // … value object
      }
      mv.visitInsn(Opcodes.DUP_X2); // … object value object
      mv.visitInsn(Opcodes.DUP_X2); // … object object value object
      mv.visitInsn(Opcodes.POP); // … object object value
      super.visitFieldInsn(Opcodes.PUTFIELD, owner, name, descriptor); // … object
    } else {
      if (mayBeVolatile) {
        mv.visitInsn(Opcodes.DUP2); // … object value object value
        mv.visitInsn(Opcodes.POP); // … object value object
        context.hook("AccessHooks", "beforeWrite", OBJECT, site); // … object value
      }
      mv.visitInsn(Opcodes.DUP2); // … object value object value
      super.visitFieldInsn(Opcodes.PUTFIELD, owner, name, descriptor); // … object value
      mv.visitInsn(Opcodes.POP); // … object
    }
    String compact = isUnseen && hooks.equals("ReferenceHooks") ? "construct" : "write";
    check(isUnseen ? "Construction" : "Write", compact, site, isWide ? 3 : 2, null); // …
  }

  // … -> … value
  private void readStatic(String owner, String name, String descriptor) {
    super.visitFieldInsn(Opcodes.GETSTATIC, owner, name, descriptor);
    int site = context.siteOfField(Op.READ, owner, name, descriptor);
    checkStatic("readStatic", owner, site, 0, descriptor);
  }

  // … value -> …
  private void writeStatic(String owner, String name, String descriptor, boolean mayBeVolatile) {
    int site = context.siteOfField(Op.WRITE, owner, name, descriptor);
    if (mayBeVolatile) {
      mv.visitLdcInsn(Type.getObjectType(owner));
      context.hook("AccessHooks", "beforeWrite", OBJECT, site);
    }
    super.visitFieldInsn(Opcodes.PUTSTATIC, owner, name, descriptor);
    checkStatic("writeStatic", owner, site, Type.getType(descriptor).getSize(), null);
  }

  private void checkStatic(String hook, String owner, int site, int taken, String value) {
    mv.visitLdcInsn(Type.getObjectType(owner)); // … class
    if (!context.isGuarded()) {
      context.hook(hooks, hook, CLASS, site); // …
      return;
    }
    Label past = new Label();
    context.skipIfGuarded(past);
    mv.visitInsn(Opcodes.DUP); // … class class
    context.hook(hooks, hook, CLASS, site); // … class
    context.out.visitLabel(past);
    context.frame(taken, frameType(value)); // … class
    mv.visitInsn(Opcodes.POP); // …
  }
}
