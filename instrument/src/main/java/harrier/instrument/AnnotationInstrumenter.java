package harrier.instrument;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Emits what annotations on the target's own methods say about the order of threads. They are known
 * by their simple names, whatever package they are from, and speak of the object whose method it
 * is.
 */
final class AnnotationInstrumenter extends MethodVisitor {
  /** What happens at the start of an annotated method, and when it returns. */
  private record Meaning(String atStart, String atReturn) {}

  private static final Map<String, Meaning> MEANINGS =
      Map.of(
          "Publishes", new Meaning("publish", null),
          "Observes", new Meaning(null, "observe"),
          "Acquires", new Meaning(null, "acquire"),
          "Releases", new Meaning("release", null),
          "Barrier", new Meaning("arriveAtBarrier", "passBarrier"));

  private final MethodContext context;
  private final List<Meaning> meanings = new ArrayList<>();

  AnnotationInstrumenter(MethodVisitor next, MethodContext context) {
    super(Opcodes.ASM9, next);
    this.context = context;
  }

  @Override
  public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    Meaning meaning = MEANINGS.get(simpleName(descriptor));
    if (meaning != null && canSpeak()) {
      meanings.add(meaning);
    }
    return super.visitAnnotation(descriptor, visible);
  }

  private boolean canSpeak() {
    return !context.isConstructor() && (!context.isStatic() || context.owner.hasClassConstants());
  }

  /** Of {@code La/b/Outer$Publishes;}, {@code Publishes}. */
  static String simpleName(String descriptor) {
    int start = Math.max(descriptor.lastIndexOf('/'), descriptor.lastIndexOf('$'));
    return descriptor.substring(Math.max(start, 0) + 1, descriptor.length() - 1);
  }

  @Override
  public void visitCode() {
    super.visitCode();
    for (Meaning meaning : meanings) {
      emit(meaning.atStart());
    }
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
      for (Meaning meaning : meanings) {
        emit(meaning.atReturn());
      }
    }
    super.visitInsn(opcode);
  }

  private void emit(String action) {
    if (action == null) {
      return;
    }
    if (context.isStatic()) {
      context.loadOwnClass();
    } else {
      context.out.visitVarInsn(Opcodes.ALOAD, 0);
    }
    context.loadThread();
    context.call("ModelHooks", action, "(Ljava/lang/Object;" + MethodContext.SHADOW_THREAD + ")V");
  }
}
