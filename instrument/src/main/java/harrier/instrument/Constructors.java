package harrier.instrument;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Finds the writes of constructors to the new object's fields while nobody else can know the
 * object, and whether a class's constructors keep it to themselves until their end.
 */
final class Constructors {
  private static final BitSet NONE = new BitSet();

  /** By descriptor: which of the constructor's writes to fields, in their order, these are. */
  private final Map<String, BitSet> writes = new HashMap<>();

  private boolean keepThis = true;

  private Constructors() {}

  static Constructors in(ClassReader reader) {
    Constructors all = new Constructors();
    String owner = reader.getClassName();
    Map<MethodNode, ThisFlow> flows = new HashMap<>();
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            if (!name.equals("<init>")) {
              return null;
            }
            MethodNode method = new MethodNode(access, name, descriptor, signature, exceptions);
            flows.put(method, new ThisFlow(owner));
            return method;
          }
        },
        ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    flows.forEach((method, flow) -> all.follow(owner, method, flow));
    flows.forEach(all::choose);
    return all;
  }

  private void follow(String owner, MethodNode method, ThisFlow flow) {
    try {
      new Analyzer<>(flow).analyze(owner, method);
      keepThis &= flow.leaks().isEmpty();
    } catch (AnalyzerException strangeCode) {
      flow.giveUp();
      keepThis = false;
    }
  }

  /** Writes before the first instruction that may let the object out. */
  private void choose(MethodNode method, ThisFlow flow) {
    if (flow.isGivenUp() || (!keepThis && jumpsBack(method))) {
      return;
    }
    BitSet chosen = new BitSet();
    int write = 0;
    for (AbstractInsnNode each : method.instructions) {
      if (flow.leaks().contains(each) || (!keepThis && flow.delegations().contains(each))) {
        break;
      }
      if (each.getOpcode() == Opcodes.PUTFIELD) {
        chosen.set(write++, flow.writes().contains(each));
      }
    }
    writes.put(method.desc, chosen);
  }

  private static boolean jumpsBack(MethodNode method) {
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof JumpInsnNode jump
          && method.instructions.indexOf(jump.label) < method.instructions.indexOf(jump)) {
        return true;
      }
    }
    return false;
  }

  /** Whether no constructor lets the new object out before it ends. */
  boolean keepThis() {
    return keepThis;
  }

  /** The writes to fields of a constructor that nobody else can see yet, by their order. */
  BitSet unseenWrites(String descriptor) {
    return writes.getOrDefault(descriptor, NONE);
  }
}
