package harrier.instrument;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The calls of hooks in a class file. */
final class HookCalls {
  private HookCalls() {}

  /**
   * All but those that fetch the thread's shadow, in their order, as {@code
   * harrier/hook/WordHooks.read in method()V}.
   */
  static List<String> in(byte[] bytes) {
    List<String> calls = new ArrayList<>();
    new ClassReader(bytes)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String method, String type, String signature, String[] exceptions) {
                return new MethodVisitor(Opcodes.ASM9) {
                  @Override
                  public void visitMethodInsn(
                      int opcode, String owner, String name, String descriptor, boolean isOfType) {
                    boolean isHook =
                        owner.startsWith("harrier/hook/") || owner.startsWith("harrier/idle/");
                    if (isHook && !owner.endsWith("/Threads")) {
                      calls.add(owner + "." + name + " in " + method + type);
                    }
                  }
                };
              }
            },
            ClassReader.SKIP_DEBUG);
    return calls;
  }
}
