package harrier.instrument;

import harrier.hook.Granularity;
import harrier.tool.EventKind;
import harrier.tool.Gathering;
import java.util.EnumSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Instruments a class file and has this JVM link, and so verify the result. */
final class Linked {
  private Linked() {}

  /** A class without members. */
  static ClassWriter emptyClass(int version, String name) {
    ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    type.visit(version, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
    return type;
  }

  static ClassInstrumenter.Result of(byte[] original) {
    ClassInstrumenter.Result result = instrument(original);
    link(original);
    link(result.bytes());
    return result;
  }

  /** Instruments a class file that this JVM may be too old for. */
  static ClassInstrumenter.Result instrument(byte[] original) {
    Layout layout =
        new Layout(
            true,
            Granularity.FINE,
            EnumSet.allOf(EventKind.class),
            name -> true,
            null,
            false,
            Gathering.ALWAYS,
            false);
    return new ClassInstrumenter(layout).instrument(null, original);
  }

  /** To list the fields of a class, the JVM links it first. */
  private static int link(byte[] bytes) {
    return new ClassLoader(Linked.class.getClassLoader()) {
      Class<?> define() {
        return defineClass(null, bytes, 0, bytes.length);
      }
    }.define().getDeclaredFields().length;
  }

  /** A method of a class, by name. */
  static MethodNode method(byte[] bytes, String name) {
    ClassNode type = new ClassNode();
    new ClassReader(bytes).accept(type, 0);
    return type.methods.stream().filter(m -> m.name.equals(name)).findFirst().orElseThrow();
  }

  /** How often a method calls a hook. */
  static long hooks(MethodNode method, String hook) {
    long found = 0;
    for (var each : method.instructions) {
      found +=
          each instanceof org.objectweb.asm.tree.MethodInsnNode call && call.name.equals(hook)
              ? 1
              : 0;
    }
    return found;
  }
}
