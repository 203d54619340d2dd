package harrier.instrument;

import harrier.shadow.Site.Op;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Emits hooks around calls of the JDK's methods: what these do to the order of threads has no place
 * of its own in the target.
 */
final class CallerInstrumenter extends MethodVisitor {
  /** Classes that have nothing to do with other threads. */
  private static final Set<String> PLAIN =
      Set.of(
          "java/lang/Object",
          "java/lang/String",
          "java/lang/StringBuilder",
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double",
          "java/util/Objects");

  private final MethodContext context;

  CallerInstrumenter(MethodVisitor next, MethodContext context) {
    super(Opcodes.ASM9, next);
    this.context = context;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    boolean isWatched = Jdk.owns(owner) && !PLAIN.contains(owner) && !name.equals("<init>");
    if (isWatched) {
      context.hook("MethodHooks", "calls", "", context.site(Op.CALL));
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    if (isWatched) {
      context.loadThread();
      context.call(
          "MethodHooks", "called", "(" + MethodContext.SHADOW_THREAD.getDescriptor() + ")V");
    }
  }
}
