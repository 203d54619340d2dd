package harrier.instrument;

import harrier.shadow.Site.Op;
import java.util.BitSet;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Shows the values of fields and statics to a tool: before they are written, and after they are
 * read, when the tool may put another value in their place. Comes before the step that tells of the
 * accesses.
 *
 * <p>What a constructor writes while nobody else can know the object is not shown: it can be read
 * again when it is replaced.
 */
final class ValueInstrumenter extends MethodVisitor {
  private static final String OBJECT = "Ljava/lang/Object;";

  private final MethodContext context;

  /** As {@link AccessInstrumenter} has it. */
  private final BitSet unseen;

  private int fieldWrites;

  ValueInstrumenter(MethodVisitor next, MethodContext context, BitSet unseen) {
    super(Opcodes.ASM9, next);
    this.context = context;
    this.unseen = unseen;
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    boolean isUnseen = opcode == Opcodes.PUTFIELD && unseen.get(fieldWrites++);
    boolean isRead = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
    boolean isShown = !isUnseen && isShown(owner, name, descriptor);
    if (isShown && !isRead) {
      boolean isWide = Type.getType(descriptor).getSize() == 2;
      context.out.visitInsn(isWide ? Opcodes.DUP2 : Opcodes.DUP); // … value value
      showWritten(false, owner, name, descriptor); // … value
      if (opcode == Opcodes.PUTFIELD && !context.isBeforeSuper(owner, isWide)) {
        showReplaced(isWide, owner, name, descriptor);
      }
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
    if (isShown && isRead) {
      String slot = slot(descriptor);
      answer(slot, owner, name, descriptor); // … value
      if (slot.equals(OBJECT)) {
        String type = Type.getType(descriptor).getInternalName();
        context.out.visitTypeInsn(Opcodes.CHECKCAST, type);
      }
    }
  }

  /** Shows what a write replaces if the tool has not seen that and asks for it. */
  // … object value -> … object value
  private void showReplaced(boolean isWide, String owner, String name, String descriptor) {
    if (!context.mayBranch()) {
      return;
    }
    if (isWide) {
      context.out.visitInsn(Opcodes.DUP2_X1); // … value object value
      context.out.visitInsn(Opcodes.POP2); // … value object
      context.out.visitInsn(Opcodes.DUP_X2); // … object value object
    } else {
      context.out.visitInsn(Opcodes.DUP2); // … object value object value
      context.out.visitInsn(Opcodes.POP); // … object value object
    }
    Label known = new Label();
    context.out.visitInsn(Opcodes.DUP); // … object value object object
    int site = context.site(Op.WRITE, owner, name, descriptor);
    context.test("ValueHooks", "wantsReplaced", OBJECT, site); // … object value object wanted
    context.out.visitJumpInsn(Opcodes.IFEQ, known); // … object value object
    context.out.visitInsn(Opcodes.DUP); // … object value object object
    context.out.visitFieldInsn(Opcodes.GETFIELD, owner, name, descriptor); // … object replaced
    showWritten(true, owner, name, descriptor); // … object value object
    context.out.visitLabel(known);
    context.frame(0, null); // … object value object
    context.out.visitInsn(Opcodes.POP); // … object value
  }

  /** Shows a value that is about to be written, or to be replaced. */
  // … value -> …
  private void showWritten(boolean replaced, String owner, String name, String descriptor) {
    context.out.push(replaced ? 1 : 0);
    context.hook(
        "ValueHooks",
        "show",
        slot(descriptor) + "Z",
        context.site(Op.WRITE, owner, name, descriptor));
  }

  /** Takes the tool's answer in place of what was read. */
  // … value -> … value
  private void answer(String slot, String owner, String name, String descriptor) {
    context.out.push(context.site(Op.READ, owner, name, descriptor));
    context.loadThread();
    String thread = MethodContext.SHADOW_THREAD.getDescriptor();
    context.call("ValueHooks", "read", "(" + slot + "I" + thread + ")" + slot);
  }

  /** References only to types that this class can certainly name. */
  private boolean isShown(String owner, String name, String descriptor) {
    if (!AccessInstrumenter.isChecked(context.owner, owner, name, descriptor)) {
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
