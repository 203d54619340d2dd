package harrier.instrument;

import harrier.shadow.Site.Op;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Shows the values of fields and statics to a tool: before they are written, and after they are
 * read, when the tool may put another value in their place. Comes before the step that tells of the
 * accesses.
 */
final class ValueInstrumenter extends MethodVisitor {
  private static final String OBJECT = "Ljava/lang/Object;";

  private final MethodContext context;

  ValueInstrumenter(MethodVisitor next, MethodContext context) {
    super(Opcodes.ASM9, next);
    this.context = context;
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    boolean isRead = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
    boolean isShown = isShown(owner, descriptor);
    if (isShown && !isRead) {
      boolean isWide = Type.getType(descriptor).getSize() == 2;
      context.out.visitInsn(isWide ? Opcodes.DUP2 : Opcodes.DUP); // … value value
      show("write", "V", Op.WRITE, owner, name, descriptor); // … value
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
    if (isShown && isRead) {
      String slot = slot(descriptor);
      show("read", slot, Op.READ, owner, name, descriptor); // … value
      if (slot.equals(OBJECT)) {
        String type = Type.getType(descriptor).getInternalName();
        context.out.visitTypeInsn(Opcodes.CHECKCAST, type);
      }
    }
  }

  /** Calls a hook with the value, the site and the thread. */
  private void show(
      String hook, String result, Op op, String owner, String name, String descriptor) {
    context.out.push(context.site(op, owner, name, descriptor));
    context.loadThread();
    String thread = MethodContext.SHADOW_THREAD.getDescriptor();
    context.call("ValueHooks", hook, "(" + slot(descriptor) + "I" + thread + ")" + result);
  }

  /** References only to types that this class can certainly name. */
  private boolean isShown(String owner, String descriptor) {
    if (Jdk.owns(owner)) {
      return false;
    }
    if (slot(descriptor) != OBJECT) {
      return true;
    }
    Type type = Type.getType(descriptor);
    if (type.getSort() == Type.ARRAY) {
      type = type.getElementType();
    }
    return type.getSort() != Type.OBJECT
        || type.getInternalName().startsWith("java/lang/")
        || packageOf(type.getInternalName()).equals(packageOf(context.owner.name));
  }

  private static String packageOf(String internalName) {
    return internalName.substring(0, internalName.lastIndexOf('/') + 1);
  }

  /** The type that a value has on the stack. */
  private static String slot(String descriptor) {
    return switch (descriptor.charAt(0)) {
      case 'J', 'F', 'D' -> descriptor;
      case 'L', '[' -> OBJECT;
      default -> "I";
    };
  }
}
