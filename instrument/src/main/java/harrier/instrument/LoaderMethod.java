package harrier.instrument;

import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A method by which the JVM asks a class loader of the target for a class. Hooks are found before
 * its own code is asked: that may know no way to them.
 */
final class LoaderMethod {
  private static final String CLASS = "java/lang/Class";
  private static final String STRING = "java/lang/String";
  private static final String NAME = "L" + STRING + ";";
  private static final String RESULT = "L" + CLASS + ";";

  private LoaderMethod() {}

  static boolean is(int access, String name, String descriptor) {
    return name.equals("loadClass")
        && (access & Opcodes.ACC_STATIC) == 0
        && (descriptor.equals("(" + NAME + ")" + RESULT)
            || descriptor.equals("(" + NAME + "Z)" + RESULT));
  }

  /** Written before all else. */
  static void begin(MethodContext context) {
    Hooked out = context.out;
    Label other = new Label();
    out.visitVarInsn(Opcodes.ALOAD, 1); // name
    context.call("LoaderHooks", "find", "(" + NAME + ")" + RESULT); // hooks
    out.visitInsn(Opcodes.DUP); // hooks hooks
    out.visitJumpInsn(Opcodes.IFNULL, other); // hooks
    out.visitInsn(Opcodes.ARETURN);
    out.visitLabel(other);
    out.frame(
        Type.getArgumentTypes(context.descriptor).length == 1
            ? List.of(context.owner.name, STRING)
            : List.of(context.owner.name, STRING, Opcodes.INTEGER),
        List.of(CLASS)); // hooks
    out.visitInsn(Opcodes.POP);
  }
}
