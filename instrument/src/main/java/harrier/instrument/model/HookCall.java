package harrier.instrument.model;

import java.lang.reflect.Method;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A call of an action's hook, whose arguments are on the stack. */
record HookCall(Method hook) {
  private static final String HOOKS = "harrier/hook/";
  static final Type THREAD = Type.getObjectType("harrier/shadow/ShadowThread");

  static HookCall to(String action, int arguments) {
    return new HookCall(Models.action(action, arguments));
  }

  /** Fetches the current thread's shadow. */
  static void fetchThread(MethodVisitor out) {
    String descriptor = Type.getMethodDescriptor(THREAD);
    out.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS + "Threads", "current", descriptor, false);
  }

  void emit(MethodVisitor out) {
    emit(out, -1);
  }

  /**
   * @param thread the local that holds the current thread's shadow, or -1
   */
  void emit(MethodVisitor out, int thread) {
    if (Models.wantsThread(hook) && thread >= 0) {
      out.visitVarInsn(Opcodes.ALOAD, thread);
    } else if (Models.wantsThread(hook)) {
      fetchThread(out);
    }
    out.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        HOOKS + "ModelHooks",
        hook.getName(),
        Type.getMethodDescriptor(hook),
        false);
  }
}
