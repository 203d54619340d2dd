package harrier.jars;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * An empty class in place of one that no jar has, so that the classes which mention it can be
 * linked.
 */
final class StandIn {
  private StandIn() {}

  /** A class that others extend. */
  static byte[] ofClass(String name) {
    return ofClass(name, superOf(name));
  }

  static byte[] ofClass(String name, String superName) {
    return write(name, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, superName);
  }

  /** To the verifier every reference is as good as one to an interface. */
  static byte[] ofInterface(String name) {
    return write(
        name,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT,
        "java/lang/Object");
  }

  /** What is only mentioned: something to throw, or an interface. */
  static byte[] ofMention(String name) {
    return superOf(name).equals("java/lang/Object") ? ofInterface(name) : ofClass(name);
  }

  private static String superOf(String name) {
    return name.endsWith("Exception") || name.endsWith("Error") || name.endsWith("Throwable")
        ? "java/lang/RuntimeException"
        : "java/lang/Object";
  }

  private static byte[] write(String name, int access, String superName) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V1_8, access, name, null, superName, null);
    writer.visitEnd();
    return writer.toByteArray();
  }
}
