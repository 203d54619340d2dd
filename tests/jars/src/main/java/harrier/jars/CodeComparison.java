package harrier.jars;

import java.util.List;
import java.util.Objects;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Tells whether a method's own instructions, line numbers and handlers are all there, in their
 * order, among those that were added.
 */
final class CodeComparison {
  private CodeComparison() {}

  /** What is missing first, or null. */
  static String difference(MethodNode before, MethodNode after) {
    String difference = instructions(before, after);
    return difference != null ? difference : handlers(before.tryCatchBlocks, after.tryCatchBlocks);
  }

  private static String instructions(MethodNode before, MethodNode after) {
    AbstractInsnNode added = after.instructions.getFirst();
    for (AbstractInsnNode own : before.instructions) {
      if (own instanceof LabelNode || own instanceof FrameNode) {
        continue;
      }
      while (added != null && !same(own, added)) {
        if (added instanceof LineNumberNode line) {
          return "line " + line.line + " is new or comes too early";
        }
        added = added.getNext();
      }
      if (added == null) {
        return own instanceof LineNumberNode line
            ? "line " + line.line + " is gone"
            : "an instruction is gone: opcode " + own.getOpcode();
      }
      added = added.getNext();
    }
    for (; added != null; added = added.getNext()) {
      if (added instanceof LineNumberNode line) {
        return "line " + line.line + " is new";
      }
    }
    return null;
  }

  private static boolean same(AbstractInsnNode own, AbstractInsnNode other) {
    if (own.getType() != other.getType()) {
      return false;
    }
    if (own instanceof MethodInsnNode call) {
      return same(call, (MethodInsnNode) other);
    }
    if (own instanceof JumpInsnNode && other.getOpcode() == inverse(own.getOpcode())) {
      return other.getNext().getOpcode() == Opcodes.GOTO;
    }
    if (own.getOpcode() != other.getOpcode()) {
      return false;
    }
    if (own instanceof LineNumberNode line) {
      return line.line == ((LineNumberNode) other).line;
    }
    if (own instanceof VarInsnNode local) {
      return local.var == ((VarInsnNode) other).var;
    }
    if (own instanceof FieldInsnNode field) {
      FieldInsnNode otherField = (FieldInsnNode) other;
      return field.owner.equals(otherField.owner)
          && field.name.equals(otherField.name)
          && field.desc.equals(otherField.desc);
    }
    if (own instanceof TypeInsnNode type) {
      return type.desc.equals(((TypeInsnNode) other).desc);
    }
    if (own instanceof IntInsnNode number) {
      return number.operand == ((IntInsnNode) other).operand;
    }
    if (own instanceof IincInsnNode increment) {
      IincInsnNode otherIncrement = (IincInsnNode) other;
      return increment.var == otherIncrement.var && increment.incr == otherIncrement.incr;
    }
    if (own instanceof LdcInsnNode constant) {
      return constant.cst.equals(((LdcInsnNode) other).cst);
    }
    if (own instanceof MultiANewArrayInsnNode array) {
      return array.desc.equals(((MultiANewArrayInsnNode) other).desc);
    }
    if (own instanceof InvokeDynamicInsnNode dynamic) {
      InvokeDynamicInsnNode otherDynamic = (InvokeDynamicInsnNode) other;
      return dynamic.name.equals(otherDynamic.name)
          && captureAlike(dynamic.desc, otherDynamic.desc)
          && dynamic.bsm.equals(otherDynamic.bsm);
    }
    return true;
  }

  /** A hook in the place of a method may take the object as less than it is. */
  private static boolean captureAlike(String own, String other) {
    return Type.getReturnType(own).equals(Type.getReturnType(other))
        && Type.getArgumentCount(own) == Type.getArgumentCount(other);
  }

  /** What a conditional jump becomes, with a long jump behind, when its target is far away. */
  private static int inverse(int jump) {
    return switch (jump) {
      case Opcodes.GOTO, Opcodes.JSR -> -1;
      case Opcodes.IFNULL -> Opcodes.IFNONNULL;
      case Opcodes.IFNONNULL -> Opcodes.IFNULL;
      default -> ((jump + 1) ^ 1) - 1; // in pairs that start with an odd number
    };
  }

  /** A call, or the hook that makes it instead. */
  private static boolean same(MethodInsnNode call, MethodInsnNode other) {
    if (call.owner.equals("java/lang/System") && call.name.equals("arraycopy")) {
      return other.name.startsWith("arraycopy");
    }
    return call.getOpcode() == other.getOpcode()
        && call.itf == other.itf
        && call.owner.equals(other.owner)
        && call.name.equals(other.name)
        && call.desc.equals(other.desc);
  }

  private static String handlers(List<TryCatchBlockNode> before, List<TryCatchBlockNode> after) {
    int next = 0;
    for (TryCatchBlockNode own : before) {
      while (next < after.size() && !same(own, after.get(next))) {
        next++;
      }
      if (next == after.size()) {
        return "a handler of " + own.type + " is gone";
      }
      next++;
    }
    return null;
  }

  private static boolean same(TryCatchBlockNode own, TryCatchBlockNode other) {
    return Objects.equals(own.type, other.type) && Comparison.difference(own, other) == null;
  }
}
