package harrier.instrument;

import harrier.instrument.Expression.Constant;
import harrier.instrument.Expression.Local;
import harrier.instrument.Expression.Sum;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The instructions of a method by number, and what its array accesses and counters look like. */
final class MethodCode {
  /**
   * A local that changes by a constant.
   *
   * @param number the instruction that does it
   */
  record Increment(int number, int local, int step) {}

  /**
   * An access to a field.
   *
   * @param order how many of them come before it
   * @param object what it is a field of; null if it is static
   * @param line where it is in the source, or -1
   */
  record FieldUse(int number, int order, FieldInsnNode instruction, Expression object, int line) {
    boolean isStatic() {
      return object == null;
    }

    boolean isWrite() {
      int opcode = instruction.getOpcode();
      return opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
    }
  }

  final MethodNode method;
  final List<AbstractInsnNode> instructions = new ArrayList<>();
  final List<ArrayAccess> accesses = new ArrayList<>();
  final List<Increment> increments = new ArrayList<>();
  final List<FieldUse> fields = new ArrayList<>();

  private final Map<LabelNode, Integer> positions = new HashMap<>();

  /** What frames say of locals, slot by slot, by the numbers of the instructions behind them. */
  private final Map<Integer, List<Object>> frames = new HashMap<>();

  MethodCode(MethodNode method) {
    this.method = method;
    Set<LabelNode> targets = targets(method);
    ExpressionStack stack = new ExpressionStack();
    int line = -1;
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof LineNumberNode number) {
        line = number.line;
      } else if (each instanceof LabelNode label) {
        positions.put(label, instructions.size());
        if (targets.contains(label)) {
          stack.clear();
        }
      } else if (each instanceof FrameNode frame) {
        frames.put(instructions.size(), slots(frame.local));
      } else if (each.getOpcode() >= 0) {
        note(each, instructions.size(), stack, line);
        stack.execute(each, instructions.size());
        instructions.add(each);
      }
    }
  }

  /** The number of the instruction that follows a label. */
  int position(LabelNode label) {
    return positions.get(label);
  }

  /** What the frame before an instruction says of its locals; nothing if there is no frame. */
  List<Object> locals(int number) {
    return frames.getOrDefault(number, List.of());
  }

  boolean hasFrame(int number) {
    return frames.containsKey(number);
  }

  /** Frames have one entry for a long or double. */
  private static List<Object> slots(List<Object> entries) {
    List<Object> slots = new ArrayList<>();
    for (Object entry : entries) {
      slots.add(entry);
      if (entry == Opcodes.LONG || entry == Opcodes.DOUBLE) {
        slots.add(entry);
      }
    }
    return slots;
  }

  private void note(AbstractInsnNode each, int number, ExpressionStack stack, int line) {
    int opcode = each.getOpcode();
    if (each instanceof FieldInsnNode field) {
      fields.add(new FieldUse(number, fields.size(), field, objectOf(field, stack), line));
      return;
    }
    if (ArrayAccess.isRead(opcode)) {
      accesses.add(new ArrayAccess(number, false, stack.peek(1), stack.peek(0)));
    } else if (ArrayAccess.isWrite(opcode)) {
      int above = ArrayAccess.isWide(opcode) ? 2 : 1;
      accesses.add(new ArrayAccess(number, true, stack.peek(above + 1), stack.peek(above)));
    } else if (each instanceof IincInsnNode increment) {
      increments.add(new Increment(number, increment.var, increment.incr));
    } else if (opcode == Opcodes.ISTORE
        && stack.peek(0) instanceof Sum sum
        && sum.first() instanceof Local local
        && local.slot() == ((VarInsnNode) each).var
        && sum.second() instanceof Constant step) {
      increments.add(
          new Increment(
              number, ((VarInsnNode) each).var, sum.isDifference() ? -step.value() : step.value()));
    }
  }

  /** Null for a static. */
  private static Expression objectOf(FieldInsnNode field, ExpressionStack stack) {
    return switch (field.getOpcode()) {
      case Opcodes.GETFIELD -> stack.peek(0);
      case Opcodes.PUTFIELD -> stack.peek(Type.getType(field.desc).getSize());
      default -> null;
    };
  }

  private static Set<LabelNode> targets(MethodNode method) {
    Set<LabelNode> targets = new HashSet<>();
    for (AbstractInsnNode each : method.instructions) {
      targets.addAll(targetsOf(each));
    }
    for (TryCatchBlockNode handler : method.tryCatchBlocks) {
      targets.add(handler.handler);
    }
    return targets;
  }

  /** Where an instruction may jump to. */
  static List<LabelNode> targetsOf(AbstractInsnNode each) {
    if (each instanceof JumpInsnNode jump) {
      return List.of(jump.label);
    }
    if (each instanceof TableSwitchInsnNode table) {
      return both(table.labels, table.dflt);
    }
    return each instanceof LookupSwitchInsnNode lookup
        ? both(lookup.labels, lookup.dflt)
        : List.of();
  }

  private static List<LabelNode> both(List<LabelNode> cases, LabelNode otherwise) {
    List<LabelNode> all = new ArrayList<>(cases);
    all.add(otherwise);
    return all;
  }
}
