package harrier.instrument;

import harrier.instrument.model.ObjectModels;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Finds the objects of the JDK that never leave the method which makes them: no other thread can
 * access those, so calls on them need no hook.
 */
final class LocalObjects {
  /** What is known of the object that a method is called on. */
  enum Receiver {
    /** Others may know it. */
    SHARED,
    /** Made here and known only here. */
    LOCAL,
    /** A cursor known only here, through something that others may know. */
    LOCAL_CURSOR
  }

  /** For the methods with local objects, what each call in it, in their order, is made on. */
  private final Map<String, Receiver[]> byMethod = new HashMap<>();

  private LocalObjects() {}

  /** Where nothing is known. */
  static LocalObjects none() {
    return new LocalObjects();
  }

  static LocalObjects in(ClassReader reader, ObjectModels models) {
    LocalObjects all = new LocalObjects();
    ClassNode type = new ClassNode();
    reader.accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    for (MethodNode method : type.methods) {
      if (mayHaveLocals(method, models)) {
        all.analyze(type.name, method, models);
      }
    }
    return all;
  }

  private static boolean mayHaveLocals(MethodNode method, ObjectModels models) {
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof MethodInsnNode call
          && (call.name.equals("<init>") && models.isVariable(call.owner)
              || LocalObjectFlow.makesCursor(call))) {
        return true;
      }
    }
    return false;
  }

  private void analyze(String owner, MethodNode method, ObjectModels models) {
    LocalObjectFlow flow = new LocalObjectFlow(models);
    try {
      new Analyzer<>(flow).analyze(owner, method);
    } catch (AnalyzerException strangeCode) {
      return; // nothing is known then
    }
    int calls = 0;
    for (AbstractInsnNode each : method.instructions) {
      calls += each instanceof MethodInsnNode ? 1 : 0;
    }
    Receiver[] receivers = new Receiver[calls];
    int next = 0;
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof MethodInsnNode call) {
        receivers[next++] =
            call.getOpcode() == Opcodes.INVOKESTATIC ? Receiver.SHARED : flow.receiverOf(call);
      }
    }
    byMethod.put(method.name + method.desc, receivers);
  }

  /** What a method's call number {@code index}, from 0, is made on. */
  Receiver receiver(String method, int index) {
    Receiver[] receivers = byMethod.get(method);
    return receivers == null ? Receiver.SHARED : receivers[index];
  }
}
