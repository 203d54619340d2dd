package harrier.instrument;

import harrier.shadow.Site.Op;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits what belongs to the start and the end of a method: the thread's shadow, the monitor of a
 * synchronized method, class initialization, entry and exit events.
 */
final class BoundaryInstrumenter extends MethodVisitor {
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final String THROWABLE = "Ljava/lang/Throwable;";

  private final MethodContext context;
  private final int classNumber;
  private final boolean needsThread;

  private final boolean isSynchronized;
  private final boolean wantsEvents;
  private final boolean watchesOrder;
  private final boolean endsInitializer;
  private final boolean endsConstruction;

  /**
   * The object whose monitor a synchronized method holds, or the receiver for events, in a local.
   */
  private int subject = -1;

  /** The simple names of the method's annotations, each behind {@code " @"}. */
  private final StringBuilder annotations = new StringBuilder();

  /** What the handler for exceptional exits covers. */
  private record Range(Label start, Label end) {}

  private final List<Range> covered = new ArrayList<>();

  /** Start of the range here; null where the code is not covered. */
  private Label start;

  BoundaryInstrumenter(
      MethodVisitor next, MethodContext context, int classNumber, boolean touchesMemory) {
    super(Opcodes.ASM9, next);
    this.context = context;
    this.classNumber = classNumber;
    isSynchronized =
        (context.access & Opcodes.ACC_SYNCHRONIZED) != 0
            && context.layout.watchesLocks()
            && (!context.isStatic() || context.owner.hasClassConstants());
    wantsEvents = context.layout.watchesMethods();
    watchesOrder = context.layout.watchesOrder();
    endsInitializer =
        watchesOrder && context.name.equals("<clinit>") && context.owner.hasInitializer();
    endsConstruction = watchesOrder && context.isConstructor() && context.owner.mayHaveAnEnd();
    needsThread = touchesMemory || isSynchronized || wantsEvents || usesClass() || endsInitializer;
  }

  /** Whether entering the method initializes its class; a superclass has a constructor as well. */
  private boolean usesClass() {
    if (!watchesOrder) {
      return false;
    }
    if (context.isConstructor()) {
      return context.owner.hasInitializer() || context.owner.implementsTarget();
    }
    return context.isStatic() && !context.name.equals("<clinit>") && context.owner.mayInitialize();
  }

  @Override
  public void visitCode() {
    super.visitCode();
    if (LoaderMethod.is(context.access, context.name, context.descriptor)) {
      LoaderMethod.begin(context);
    }
    if (needsThread) {
      context.keepThread();
    }
    if (usesClass()) {
      context.out.push(classNumber);
      context.hook("SyncHooks", "classUsed", "I", context.site(Op.CALL));
    }
    if (isSynchronized || wantsEvents) {
      keepSubject();
    }
    if (isSynchronized) {
      loadSubject();
      context.hook("SyncHooks", "acquireByMethod", OBJECT, context.site(Op.LOCK));
    }
    if (wantsEvents) {
      loadSubject();
      context.hook("MethodHooks", "enter", OBJECT, boundary());
    }
    if (context.layout.watchesLocks() && Guarded.mayBe(context.name, context.descriptor)) {
      context.call("ModelHooks", "guarded", "()V");
    }
    if (isFinalizer()) {
      context.out.visitVarInsn(Opcodes.ALOAD, 0);
      context.call("ModelHooks", "finalizing", "(" + OBJECT + ")V");
    }
    if ((isSynchronized || wantsEvents || endsInitializer) && !context.isConstructor()) {
      cover();
    }
    context.out.bodyStarts();
  }

  private boolean isFinalizer() {
    return watchesOrder
        && !context.isStatic()
        && context.name.equals(ClassOutline.FINALIZER)
        && context.descriptor.equals("()V");
  }

  /** Annotations come before the code. */
  @Override
  public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    annotations.append(" @").append(AnnotationInstrumenter.simpleName(descriptor));
    return super.visitAnnotation(descriptor, visible);
  }

  /** A site that says what kind of method begins or ends there. */
  private int boundary() {
    return context.site(Op.CALL, null, null, Modifier.toString(context.access) + annotations);
  }

  private void cover() {
    start = new Label();
    context.out.visitLabel(start);
  }

  private void keepSubject() {
    subject = context.out.newLastingLocal(Type.getType(OBJECT));
    if (isSynchronized && context.isStatic()) {
      context.loadOwnClass();
    } else if (context.isStatic() || context.isConstructor()) {
      context.out.visitInsn(Opcodes.ACONST_NULL);
    } else {
      context.out.visitVarInsn(Opcodes.ALOAD, 0);
    }
    context.out.visitVarInsn(Opcodes.ASTORE, subject);
  }

  private void loadSubject() {
    context.out.visitVarInsn(Opcodes.ALOAD, subject);
  }

  /** A constructor's exceptional exit can be seen only from super() on. */
  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    boolean isSuper =
        context.isConstructor()
            && name.equals("<init>")
            && context.isUninitializedThis(argumentSlots(descriptor));
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    if (isSuper && wantsEvents && start == null) {
      cover();
    }
  }

  /** Behind a super() there may be code before another one, on a different path. */
  @Override
  public void visitFrame(
      int type, int localCount, Object[] locals, int stackCount, Object[] stack) {
    if (context.isConstructor()
        && start != null
        && Arrays.asList(locals).subList(0, localCount).contains(Opcodes.UNINITIALIZED_THIS)) {
      Label end = new Label();
      context.out.visitLabel(end);
      uncover(end);
    }
    super.visitFrame(type, localCount, locals, stackCount, stack);
  }

  private void uncover(Label end) {
    covered.add(new Range(start, end));
    start = null;
  }

  private static int argumentSlots(String descriptor) {
    return (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1;
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
      if (wantsEvents) {
        loadSubject();
        context.hook("MethodHooks", "exit", OBJECT, boundary());
      }
      leave();
      if (endsConstruction && context.holdsThis()) {
        context.out.visitVarInsn(Opcodes.ALOAD, 0);
        context.call("ModelHooks", "constructed", "(" + OBJECT + ")V");
      }
    }
    super.visitInsn(opcode);
  }

  private void leave() {
    if (isSynchronized) {
      loadSubject();
      context.hook("SyncHooks", "release", OBJECT, context.site(Op.LOCK));
    }
    if (endsInitializer) {
      context.out.push(classNumber);
      context.hook("SyncHooks", "classInitialized", "I", context.site(Op.CALL));
    }
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    Label handler = new Label();
    if (start != null) {
      uncover(handler);
    }
    if (!covered.isEmpty()) {
      context.out.visitLabel(handler);
      context.out.frame(List.of(), List.of("java/lang/Throwable"));
      if (wantsEvents) {
        context.out.visitInsn(Opcodes.DUP); // thrown thrown
        loadSubject(); // thrown thrown subject
        context.hook("MethodHooks", "exitByException", THROWABLE + OBJECT, boundary()); // thrown
      }
      leave();
      context.out.visitInsn(Opcodes.ATHROW);
      covered.forEach(range -> context.out.handleOutside(range.start(), range.end(), handler));
    }
    super.visitMaxs(maxStack, maxLocals);
  }
}
