package harrier.instrument;

import harrier.shadow.Site.Op;
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

  AccessInstrumenter(MethodVisitor next, MethodContext context, boolean checked) {
    super(Opcodes.ASM9, next);
    this.context = context;
    this.checked = checked;
    hooks =
        !checked ? "ExcludedHooks" : context.layout.keepsWords() ? "WordHooks" : "ReferenceHooks";
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    ClassOutline.Field own =
        owner.equals(context.owner.name) ? context.owner.field(name, descriptor) : null;
    boolean isWide = Type.getType(descriptor).getSize() == 2;
    if (!isInteresting(opcode, owner, name, own, isWide)) {
      super.visitFieldInsn(opcode, owner, name, descriptor);
      return;
    }
    boolean mayBeVolatile = own == null || own.is(Opcodes.ACC_VOLATILE);
    switch (opcode) {
      case Opcodes.GETFIELD -> read(owner, name, descriptor, isWide);
      case Opcodes.PUTFIELD -> write(owner, name, descriptor, isWide, mayBeVolatile);
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
      return isStatic && context.owner.hasInitializer() && !isCovered();
    }
    if (own != null && !own.is(Opcodes.ACC_VOLATILE) && !checked) {
      return false;
    }
    return opcode != Opcodes.PUTFIELD || !isBeforeSuper(name, isWide);
  }

  private boolean isCovered() {
    return context.isStatic() || context.isConstructor();
  }

  /** Whether a field of {@code this} is set before super(): nothing can be done with it then. */
  private boolean isBeforeSuper(String name, boolean isWide) {
    if (!context.isConstructor()) {
      return false;
    }
    return context.knowsTypes()
        ? context.isUninitializedThis(isWide ? 2 : 1)
        : name.startsWith("this$") || name.startsWith("val$");
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
    context.hook(hooks, "read", OBJECT, context.site(Op.READ, owner, name, descriptor));
  }

  // … object value -> …
  private void write(
      String owner, String name, String descriptor, boolean isWide, boolean mayBeVolatile) {
    int site = context.site(Op.WRITE, owner, name, descriptor);
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
    context.hook(hooks, "write", OBJECT, site); // …
  }

  // … -> … value
  private void readStatic(String owner, String name, String descriptor) {
    super.visitFieldInsn(Opcodes.GETSTATIC, owner, name, descriptor);
    mv.visitLdcInsn(Type.getObjectType(owner));
    context.hook(hooks, "readStatic", CLASS, context.site(Op.READ, owner, name, descriptor));
  }

  // … value -> …
  private void writeStatic(String owner, String name, String descriptor, boolean mayBeVolatile) {
    int site = context.site(Op.WRITE, owner, name, descriptor);
    if (mayBeVolatile) {
      mv.visitLdcInsn(Type.getObjectType(owner));
      context.hook("AccessHooks", "beforeWrite", OBJECT, site);
    }
    super.visitFieldInsn(Opcodes.PUTSTATIC, owner, name, descriptor);
    mv.visitLdcInsn(Type.getObjectType(owner));
    context.hook(hooks, "writeStatic", CLASS, site);
  }
}
