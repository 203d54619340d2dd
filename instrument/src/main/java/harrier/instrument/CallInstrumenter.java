package harrier.instrument;

import harrier.instrument.LocalObjects.Receiver;
import harrier.shadow.Site.Op;
import harrier.tool.EventKind;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits hooks around calls that only the caller can see: waiting, copying, asking about threads.
 */
final class CallInstrumenter extends MethodVisitor {
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final String METAFACTORY = "java/lang/invoke/LambdaMetafactory";

  // The arguments of arraycopy that are arrays.
  private static final int SOURCE = 1 << 1;
  private static final int TARGET = 1 << 3;

  private static final Type OBJECT_TYPE = Type.getType(OBJECT);

  private final MethodContext context;
  private final boolean checked;
  private final LocalObjects locals;

  /** Whether calls of methods with that name can be of interest. */
  static boolean mayWatch(String name) {
    return switch (name) {
      case "wait",
          "notify",
          "notifyAll",
          "isAlive",
          "getState",
          "clone",
          "arraycopy",
          "reachabilityFence",
          "sleep" ->
          true;
      default -> false;
    };
  }

  CallInstrumenter(
      MethodVisitor next, MethodContext context, boolean checked, LocalObjects locals) {
    super(Opcodes.ASM9, next);
    this.context = context;
    this.checked = checked;
    this.locals = locals;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    switch (mayWatch(name) ? name + descriptor : "") {
      case "wait()V", "wait(J)V", "wait(JI)V" -> {
        if (opcode != Opcodes.INVOKESTATIC
            && context.layout.watchesLocks()
            && context.isReachable()) {
          waiting(opcode, owner, name, descriptor, isInterface);
          return;
        }
      }
      case "notify()V", "notifyAll()V" -> {
        if (opcode != Opcodes.INVOKESTATIC && context.layout.wants(EventKind.NOTIFY)) {
          mv.visitInsn(Opcodes.DUP); // … object object
          context.hook("SyncHooks", "notified", OBJECT, context.site(Op.CALL)); // … object
        }
      }
      case "isAlive()Z" -> {
        if (opcode == Opcodes.INVOKEVIRTUAL) {
          asked(opcode, owner, name, descriptor, "askedAlive", "Z");
          return;
        }
      }
      case "getState()Ljava/lang/Thread$State;" -> {
        if (opcode == Opcodes.INVOKEVIRTUAL) {
          asked(opcode, owner, name, descriptor, "askedState", OBJECT);
          return;
        }
      }
      case "clone()Ljava/lang/Object;" -> {
        if (opcode != Opcodes.INVOKESTATIC
            && checked
            && !context.isUninitializedThis(0)
            && !isLocalArray(owner)) {
          cloning(opcode, owner, name, descriptor, isInterface);
          return;
        }
      }
      case "arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V" -> {
        if (owner.equals("java/lang/System") && checked && copying()) {
          return;
        }
      }
      case "reachabilityFence(Ljava/lang/Object;)V" -> {
        if (owner.equals("java/lang/ref/Reference") && context.layout.watchesOrder()) {
          context.call("ModelHooks", "reachable", "()V");
        }
      }
      case "sleep(J)V", "sleep(JI)V", "sleep(Ljava/time/Duration;)V" -> {
        if (owner.equals("java/lang/Thread") && context.layout.wants(EventKind.SLEEP)) {
          context.hook("ThreadHooks", "sleep", "", context.site(Op.CALL));
        }
      }
      default -> {}
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  /** Method references to calls that only the caller can see lead to hooks that make the call. */
  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    Object[] seen = new Object[arguments.length];
    String captured = descriptor;
    for (int i = 0; i < seen.length; i++) {
      seen[i] = arguments[i] instanceof Handle handle ? seen(handle) : arguments[i];
      if (seen[i] != arguments[i] && bootstrap.getOwner().equals(METAFACTORY)) {
        captured = capturing((Handle) seen[i], descriptor);
      }
    }
    super.visitInvokeDynamicInsn(name, captured, bootstrap, seen);
  }

  /**
   * The object whose method is meant is captured as what the hook takes: it wants just that. That
   * is any object, so that nobody has to load its class to see that it is one.
   */
  static String capturing(Handle hook, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    if (types.length > 0) {
      types[0] = Type.getArgumentTypes(hook.getDesc())[0];
    }
    return Type.getMethodDescriptor(Type.getReturnType(descriptor), types);
  }

  private Handle seen(Handle handle) {
    return switch (handle.getName() + handle.getDesc()) {
      case "wait()V", "wait(J)V", "wait(JI)V" ->
          handle.getTag() == Opcodes.H_INVOKEVIRTUAL
              ? hook(handle.getName(), "(" + OBJECT + handle.getDesc().substring(1))
              : handle;
      case "arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V" ->
          handle.getOwner().equals("java/lang/System")
              ? hook(handle.getName(), handle.getDesc())
              : handle;
      case "isAlive()Z" ->
          handle.getTag() == Opcodes.H_INVOKEVIRTUAL && handle.getOwner().equals("java/lang/Thread")
              ? hook(handle.getName(), "(" + OBJECT + ")Z")
              : handle;
      case "getState()Ljava/lang/Thread$State;" ->
          handle.getTag() == Opcodes.H_INVOKEVIRTUAL && handle.getOwner().equals("java/lang/Thread")
              ? hook(handle.getName(), "(" + OBJECT + ")Ljava/lang/Thread$State;")
              : handle;
      default -> handle;
    };
  }

  private Handle hook(String name, String descriptor) {
    return context.handle("ReferencedHooks", name, descriptor);
  }

  /** The monitor is released before the call and acquired after it, also when it throws. */
  private void waiting(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    int site = context.site(Op.CALL);
    Hooked out = context.out;
    int monitor = out.newLocal(OBJECT_TYPE);
    keepReceiver(out, descriptor, monitor);
    hookWith(monitor, "beforeWait", site);
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label after = new Label();
    List<Object> locals = context.knowsTypes() ? context.locals() : List.of();
    out.visitLabel(start);
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    out.visitLabel(end);
    hookWith(monitor, "afterWait", site);
    out.visitJumpInsn(Opcodes.GOTO, after);
    out.visitLabel(handler);
    out.frame(locals, List.of("java/lang/Throwable"), out.upTo(monitor, "java/lang/Object"));
    hookWith(monitor, "afterWait", site);
    out.visitInsn(Opcodes.ATHROW);
    out.visitLabel(after);
    out.frame(locals, context.knowsTypes() ? below(descriptor) : List.of());
    out.visitInsn(Opcodes.NOP); // the method's own next frame, if any, is at another offset
    out.handleInside(start, end, handler);
  }

  /** The stack without the receiver and the arguments. */
  private List<Object> below(String descriptor) {
    List<Object> stack = context.stack();
    return stack.subList(0, stack.size() - 1 - Type.getArgumentTypes(descriptor).length);
  }

  private void hookWith(int monitor, String hook, int site) {
    context.out.visitVarInsn(Opcodes.ALOAD, monitor);
    context.hook("SyncHooks", hook, OBJECT, site);
  }

  /** Stores the receiver below zero to two arguments without disturbing the stack. */
  private static void keepReceiver(Hooked out, String descriptor, int monitor) {
    switch (descriptor) {
      case "()V" -> {
        out.visitInsn(Opcodes.DUP);
        out.visitVarInsn(Opcodes.ASTORE, monitor);
      }
      case "(J)V" -> keepBelowLong(out, monitor);
      default -> {
        int nanos = out.newLocal(Type.INT_TYPE);
        out.visitVarInsn(Opcodes.ISTORE, nanos);
        keepBelowLong(out, monitor);
        out.visitVarInsn(Opcodes.ILOAD, nanos);
      }
    }
  }

  private static void keepBelowLong(Hooked out, int monitor) {
    out.visitInsn(Opcodes.DUP2_X1); // … time object time
    out.visitInsn(Opcodes.POP2); // … time object
    out.visitInsn(Opcodes.DUP); // … time object object
    out.visitVarInsn(Opcodes.ASTORE, monitor); // … time object
    out.visitInsn(Opcodes.DUP_X2); // … object time object
    out.visitInsn(Opcodes.POP); // … object time
  }

  // … thread -> … answer
  private void asked(
      int opcode, String owner, String name, String descriptor, String hook, String answer) {
    mv.visitInsn(Opcodes.DUP); // … thread thread
    super.visitMethodInsn(opcode, owner, name, descriptor, false); // … thread answer
    mv.visitInsn(Opcodes.DUP_X1); // … answer thread answer
    context.out.push(context.site(Op.CALL));
    context.call("ThreadHooks", hook, "(" + OBJECT + answer + "I)V"); // … answer
  }

  private boolean isLocalArray(String owner) {
    return owner.startsWith("[")
        && locals.receiver(context.name + context.descriptor, context.call()) == Receiver.LOCAL;
  }

  /** Copies by a hook, unless both arrays are known only here. */
  private boolean copying() {
    int lent = locals.lentArrays(context.name + context.descriptor, context.call());
    boolean isRead = (lent & SOURCE) == 0;
    boolean isWritten = (lent & TARGET) == 0;
    if (isRead) {
      context.out.push(context.site(Op.READ));
    }
    if (isWritten) {
      context.out.push(context.site(Op.WRITE));
    }
    if (isRead && isWritten) {
      context.call("AccessHooks", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;IIII)V");
    } else if (isRead || isWritten) {
      context.call(
          "AccessHooks",
          isRead ? "arraycopyFrom" : "arraycopyTo",
          "(Ljava/lang/Object;ILjava/lang/Object;III)V");
    }
    return isRead || isWritten;
  }

  // … original -> … copy
  private void cloning(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    mv.visitInsn(Opcodes.DUP); // … original original
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface); // … original copy
    mv.visitInsn(Opcodes.DUP_X1); // … copy original copy
    mv.visitInsn(Opcodes.SWAP); // … copy copy original
    String hook = opcode == Opcodes.INVOKESPECIAL && Jdk.owns(owner) ? "cloned" : "mayBeCloned";
    if (owner.startsWith("[")) {
      hook = "cloned";
    }
    context.hook("AccessHooks", hook, OBJECT + OBJECT, context.site(Op.READ)); // … copy
  }
}
