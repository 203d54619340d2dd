package harrier.instrument;

import java.util.Set;
import java.util.function.Consumer;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** Some methods of a class, to be looked at before they are rewritten. */
final class SomeMethods {
  private SomeMethods() {}

  /**
   * Shows these methods.
   *
   * @param methods their names and descriptors
   * @param skipped what of the class is left out, as {@link ClassReader} says it
   */
  static void show(
      ClassReader reader, Set<String> methods, int skipped, Consumer<MethodNode> looker) {
    if (methods.isEmpty()) {
      return;
    }
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            if (!methods.contains(name + descriptor)) {
              return null;
            }
            return new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions) {
              @Override
              public void visitEnd() {
                looker.accept(this);
              }
            };
          }
        },
        skipped);
  }
}
