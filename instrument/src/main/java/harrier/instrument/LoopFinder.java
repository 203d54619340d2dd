package harrier.instrument;

import harrier.instrument.CountedLoop.RangeAccess;
import harrier.instrument.MethodCode.Increment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Finds the counted loops of a method, in the shape that compilers of Java give them. */
final class LoopFinder {
  private static final int MAX_ACCESSES = 16;

  /** No more stretches of code than these are followed in a loop. */
  static final int MAX_PARTS = 4;

  private final MethodCode code;
  private final ClassOutline owner;

  LoopFinder(MethodCode code, ClassOutline owner) {
    this.code = code;
    this.owner = owner;
  }

  List<CountedLoop> find() {
    List<CountedLoop> loops = new ArrayList<>();
    for (int end = 0; end < code.instructions.size(); end++) {
      AbstractInsnNode each = code.instructions.get(end);
      if (each.getOpcode() == Opcodes.GOTO) {
        int start = code.position(((JumpInsnNode) each).label);
        CountedLoop loop = start <= end && isInnermost(start, end) ? counted(start, end) : null;
        if (loop != null) {
          loops.add(loop);
        }
      }
    }
    return loops;
  }

  /**
   * Whether the code is entered at its start only, goes back there at its end only, and is plain.
   */
  private boolean isInnermost(int start, int end) {
    for (int i = start; i <= end; i++) {
      if (!isPlain(code.instructions.get(i))) {
        return false;
      }
    }
    for (int i = 0; i < code.instructions.size(); i++) {
      for (LabelNode target : MethodCode.targetsOf(code.instructions.get(i))) {
        int to = code.position(target);
        boolean isInside = i >= start && i <= end;
        boolean isBackward = isInside && to >= start && to <= i && i != end;
        boolean isEntry = !isInside && to >= start && to <= end;
        if (isBackward || isEntry) {
          return false;
        }
      }
    }
    return isEnteredFromAbove(start) && hasNoHandlersOfItsOwn(start, end);
  }

  private boolean isEnteredFromAbove(int start) {
    if (start == 0) {
      return true;
    }
    int before = code.instructions.get(start - 1).getOpcode();
    return before != Opcodes.GOTO
        && before != Opcodes.ATHROW
        && before != Opcodes.TABLESWITCH
        && before != Opcodes.LOOKUPSWITCH
        && !isReturn(before);
  }

  static boolean isReturn(int opcode) {
    return opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
  }

  /**
   * Whether there is no handler in the loop. One around it may rely on the types of locals, which
   * are certain as long as no references are stored.
   */
  private boolean hasNoHandlersOfItsOwn(int start, int end) {
    for (TryCatchBlockNode handler : code.method.tryCatchBlocks) {
      int from = code.position(handler.start);
      int to = code.position(handler.end);
      int at = code.position(handler.handler);
      boolean isOutside = to <= start || from > end;
      boolean isAround = from <= start && to > end;
      if (at >= start && at <= end
          || !isOutside && !isAround
          || isAround && storesReferences(start, end)) {
        return false;
      }
    }
    return true;
  }

  private boolean storesReferences(int start, int end) {
    for (int i = start; i <= end; i++) {
      if (code.instructions.get(i).getOpcode() == Opcodes.ASTORE) {
        return true;
      }
    }
    return false;
  }

  /** Whether an instruction cannot synchronize, and cannot run other code of the target. */
  private boolean isPlain(AbstractInsnNode each) {
    if (each instanceof MethodInsnNode call) {
      return call.owner.equals("java/lang/Math");
    }
    if (each instanceof FieldInsnNode field) {
      return isPlain(field);
    }
    if (each instanceof LdcInsnNode constant) {
      return !(constant.cst instanceof Type || constant.cst instanceof ConstantDynamic);
    }
    return switch (each.getOpcode()) {
      case Opcodes.INVOKEDYNAMIC,
          Opcodes.MONITORENTER,
          Opcodes.MONITOREXIT,
          Opcodes.NEW,
          Opcodes.ANEWARRAY,
          Opcodes.MULTIANEWARRAY,
          Opcodes.CHECKCAST,
          Opcodes.INSTANCEOF,
          Opcodes.TABLESWITCH,
          Opcodes.LOOKUPSWITCH,
          Opcodes.JSR,
          Opcodes.RET ->
          false;
      default -> true;
    };
  }

  private boolean isPlain(FieldInsnNode field) {
    ClassOutline.Field own =
        field.owner.equals(owner.name) ? owner.field(field.name, field.desc) : null;
    boolean isStatic =
        field.getOpcode() == Opcodes.GETSTATIC || field.getOpcode() == Opcodes.PUTSTATIC;
    return own != null
        && !own.is(Opcodes.ACC_VOLATILE)
        && !(isStatic && owner.hasInitializer() && (code.method.access & Opcodes.ACC_STATIC) == 0);
  }

  /** The loop, with the variable that most accesses keep step with; null if there is none. */
  private CountedLoop counted(int start, int end) {
    CountedLoop best = null;
    Set<Integer> exits = exits(start, end);
    Map<Integer, Object> changed = changed(start, end);
    for (Increment increment : code.increments) {
      if (increment.number() < start
          || increment.number() > end
          || increment.step() == 0
          || !isUnconditional(increment.number(), start, end)
          || changes(increment.local(), start, end) != 1) {
        continue;
      }
      CountedLoop loop = counted(start, end, increment, exits, changed);
      if (loop != null && (best == null || loop.countOfAccesses() > best.countOfAccesses())) {
        best = loop;
      }
    }
    return best;
  }

  private CountedLoop counted(
      int start, int end, Increment increment, Set<Integer> exits, Map<Integer, Object> changed) {
    List<RangeAccess> always = new ArrayList<>();
    List<List<RangeAccess>> parts = new ArrayList<>();
    Set<Integer> repeated = new HashSet<>();
    int count = 0;
    int last = -1;
    for (ArrayAccess access : code.accesses) {
      RangeAccess range =
          access.number() >= start && access.number() < increment.number()
              ? CountedLoop.rangeOf(access, increment.local(), changed.keySet())
              : null;
      if (range == null) {
        continue;
      }
      if (isUnconditional(access.number(), start, end)) {
        always.add(range);
      } else if (always.stream().anyMatch(other -> other.covers(range))) {
        repeated.add(access.number());
      } else {
        addToPart(range, parts);
      }
      count++;
      last = access.number();
    }
    if (count == repeated.size()
        || count > MAX_ACCESSES
        || parts.size() > MAX_PARTS
        || returnsBefore(last, start)) {
      return null;
    }
    return new CountedLoop(
        start,
        end,
        exits,
        increment.local(),
        increment.number(),
        increment.step(),
        always,
        parts,
        repeated,
        changed);
  }

  /** Adds an access to the last part if one follows the other, else begins another part. */
  private void addToPart(RangeAccess range, List<List<RangeAccess>> parts) {
    List<RangeAccess> part = parts.isEmpty() ? null : parts.get(parts.size() - 1);
    if (part == null || !isStraight(part.get(0).number(), range.number())) {
      part = new ArrayList<>();
      parts.add(part);
    }
    part.add(range);
  }

  /** Whether no jump leads to, or starts at, an instruction between two. */
  private boolean isStraight(int from, int to) {
    for (int i = 0; i < code.instructions.size(); i++) {
      List<LabelNode> targets = MethodCode.targetsOf(code.instructions.get(i));
      if (i > from && i < to && !targets.isEmpty()) {
        return false;
      }
      for (LabelNode target : targets) {
        if (code.position(target) > from && code.position(target) <= to) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether there is a return before an access: its checks stand there, before all is known. */
  private boolean returnsBefore(int number, int start) {
    for (int i = start; i < number; i++) {
      if (isReturn(code.instructions.get(i).getOpcode())) {
        return true;
      }
    }
    return false;
  }

  /** Whether no jump since the start leads past an instruction and stays in the loop. */
  private boolean isUnconditional(int number, int start, int end) {
    for (int i = start; i < number; i++) {
      for (LabelNode target : MethodCode.targetsOf(code.instructions.get(i))) {
        int to = code.position(target);
        if (to > number && to <= end) {
          return false;
        }
      }
    }
    return true;
  }

  private Set<Integer> exits(int start, int end) {
    Set<Integer> exits = new HashSet<>();
    for (int i = start; i <= end; i++) {
      AbstractInsnNode each = code.instructions.get(i);
      if (isReturn(each.getOpcode())) {
        exits.add(i);
      }
      for (LabelNode target : MethodCode.targetsOf(each)) {
        int to = code.position(target);
        if (to < start || to > end) {
          exits.add(i);
        }
      }
    }
    return exits;
  }

  private Map<Integer, Object> changed(int start, int end) {
    Map<Integer, Object> changed = new HashMap<>();
    for (int i = start; i <= end; i++) {
      AbstractInsnNode each = code.instructions.get(i);
      Object type = storedType(each);
      for (int local : changedBy(each)) {
        changed.merge(local, type, (one, other) -> one == other ? one : Opcodes.TOP);
      }
    }
    return changed;
  }

  private int changes(int local, int start, int end) {
    int changes = 0;
    for (int i = start; i <= end; i++) {
      changes += changedBy(code.instructions.get(i)).contains(local) ? 1 : 0;
    }
    return changes;
  }

  static Set<Integer> changedBy(AbstractInsnNode each) {
    if (each instanceof IincInsnNode increment) {
      return Set.of(increment.var);
    }
    if (each instanceof VarInsnNode store && store.getOpcode() >= Opcodes.ISTORE) {
      boolean isWide = store.getOpcode() == Opcodes.LSTORE || store.getOpcode() == Opcodes.DSTORE;
      return isWide ? Set.of(store.var, store.var + 1) : Set.of(store.var);
    }
    return Set.of();
  }

  /** What a local holds after an instruction that changes it, as frames write it. */
  private static Object storedType(AbstractInsnNode each) {
    return switch (each.getOpcode()) {
      case Opcodes.IINC, Opcodes.ISTORE -> Opcodes.INTEGER;
      case Opcodes.FSTORE -> Opcodes.FLOAT;
      case Opcodes.LSTORE -> Opcodes.LONG;
      case Opcodes.DSTORE -> Opcodes.DOUBLE;
      default -> Opcodes.TOP;
    };
  }
}
