package harrier.instrument;

import harrier.instrument.Expression.Local;
import harrier.instrument.MethodCode.FieldUse;
import harrier.instrument.MethodCode.Increment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
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

  /** Loops with more fields than these that may synchronize are left alone. */
  private static final int MAX_FOREIGN = 6;

  private final MethodCode code;
  private final ClassOutline owner;

  /** Whether tools are asked before a loop, and want to hear of all accesses. */
  private final boolean asks;

  /** Whether accesses to fields may be checked later too, and which of them need be. */
  private final Predicate<FieldUse> checked;

  /**
   * @param asks whether tools are asked before a loop, and want to hear of all accesses
   * @param checked whether an access to a field is to be checked, and may be later
   */
  LoopFinder(MethodCode code, ClassOutline owner, boolean asks, Predicate<FieldUse> checked) {
    this.code = code;
    this.owner = owner;
    this.asks = asks;
    this.checked = checked;
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

  /** Whether it cannot, as far as is known before other classes are. */
  private boolean isPlain(FieldInsnNode field) {
    ClassOutline.Field own = own(field);
    return own != null ? !own.is(Opcodes.ACC_VOLATILE) : !Jdk.owns(field.owner);
  }

  private ClassOutline.Field own(FieldInsnNode field) {
    return field.owner.equals(owner.name) ? owner.field(field.name, field.desc) : null;
  }

  /** Whether it may turn out to: the field may be volatile, or its class not be initialized. */
  private boolean isForeign(FieldUse use) {
    return own(use.instruction()) == null
        || use.isStatic()
            && owner.hasInitializer()
            && (code.method.access & Opcodes.ACC_STATIC) == 0;
  }

  private List<FieldUse> foreign(int start, int end) {
    List<FieldUse> foreign = new ArrayList<>();
    for (FieldUse use : code.fields) {
      if (use.number() >= start && use.number() <= end && isForeign(use)) {
        foreign.add(use);
      }
    }
    return foreign;
  }

  /** The loop, with the variable that most accesses keep step with; null if there is none. */
  private CountedLoop counted(int start, int end) {
    List<FieldUse> foreign = foreign(start, end);
    if (foreign.size() > MAX_FOREIGN) {
      return null;
    }
    CountedLoop best = null;
    for (Increment increment : code.increments) {
      if (increment.number() < start
          || increment.number() > end
          || increment.step() == 0
          || !isUnconditional(increment.number(), start, end)
          || changes(increment.local(), start, end) != 1) {
        continue;
      }
      CountedLoop loop = new Accesses(start, end, increment).loop(foreign);
      if (loop != null && (best == null || loop.countOfAccesses() > best.countOfAccesses())) {
        best = loop;
      }
    }
    return best;
  }

  /** The accesses of a loop that can be checked later, given the variable that it counts with. */
  private final class Accesses {
    private final int start;
    private final int end;
    private final Increment increment;
    private final Map<Integer, Object> changed;
    private final boolean storesIndices;
    private final List<LoopAccess> always = new ArrayList<>();
    private final List<List<LoopAccess>> parts = new ArrayList<>();
    private final Set<Integer> repeated = new HashSet<>();
    private final int firstReturn;
    private int last = -1;

    Accesses(int start, int end, Increment increment) {
      this.start = start;
      this.end = end;
      this.increment = increment;
      changed = changed(start, end);
      storesIndices = storesIndices(start, end);
      firstReturn = firstReturn(start, end);
    }

    /** Null if nothing can be checked later. */
    CountedLoop loop(List<FieldUse> foreign) {
      if (changed.get(increment.local()) != Opcodes.INTEGER) {
        return null; // somewhere in the loop it is not known any more
      }
      for (ArrayAccess access : code.accesses) {
        if (isBeforeIncrement(access.number())) {
          add(access);
        }
      }
      addFields();
      if (!isBounded()) {
        always.removeIf(access -> !isMoving(access)); // they might never be checked
      }
      CountedLoop loop =
          new CountedLoop(
              start,
              end,
              exits(start, end),
              increment.local(),
              increment.number(),
              increment.step(),
              always,
              parts,
              repeated,
              foreign,
              hasThis(),
              asks,
              changed);
      return loop.countOfAccesses() == 0
              || loop.countOfAccesses() + repeated.size() > MAX_ACCESSES
              || parts.size() > MAX_PARTS
              || firstReturn < last // its checks stand there, before all is known
          ? null
          : loop;
    }

    private boolean isBeforeIncrement(int number) {
      return number >= start && number < increment.number();
    }

    /** Whether a loop cannot go on for ever: an index would leave its array. */
    private boolean isBounded() {
      return always.stream().anyMatch(Accesses::isMoving);
    }

    private static boolean isMoving(LoopAccess access) {
      return access instanceof RangeAccess range && range.moves();
    }

    private void add(ArrayAccess access) {
      RangeAccess range = RangeAccess.of(access, increment.local(), changed.keySet(), always);
      if (range == null || range.through() != null && storesIndices) {
        return;
      }
      boolean isAlways = isUnconditional(access.number(), start, end);
      boolean isSimple = range.local() >= 0 && range.moves();
      if (!isSimple && !(isAlways && access.number() < firstReturn)) {
        return;
      }
      if (isAlways) {
        always.add(range);
      } else if (!asks && always.stream().anyMatch(other -> other.covers(range))) {
        repeated.add(access.number());
      } else {
        addToPart(range);
      }
      last = Math.max(last, access.number());
    }

    /** Adds an access to the last part if one follows the other, else begins another part. */
    private void addToPart(RangeAccess range) {
      List<LoopAccess> part = parts.isEmpty() ? null : parts.get(parts.size() - 1);
      if (part == null || !isStraight(part.get(0).number(), range.number())) {
        part = new ArrayList<>();
        parts.add(part);
      }
      part.add(range);
    }

    private void addFields() {
      for (FieldUse use : code.fields) {
        FieldAccess access =
            isBeforeIncrement(use.number())
                    && use.number() < firstReturn
                    && isUnconditional(use.number(), start, end)
                    && checked.test(use)
                ? fieldOf(use)
                : null;
        if (access != null) {
          always.add(access);
          last = Math.max(last, use.number());
        }
      }
      always.sort(Comparator.comparingInt(LoopAccess::number));
    }

    private FieldAccess fieldOf(FieldUse use) {
      int object = FieldAccess.STATIC;
      if (!use.isStatic()) {
        if (!(use.object() instanceof Local local) || changed.containsKey(local.slot())) {
          return null;
        }
        object = local.slot();
      }
      FieldInsnNode field = use.instruction();
      return new FieldAccess(
          use.number(), use.isWrite(), object, field.owner, field.name, field.desc);
    }
  }

  private boolean hasThis() {
    return (code.method.access & Opcodes.ACC_STATIC) == 0
        && code.instructions.stream().noneMatch(each -> changedBy(each).contains(0));
  }

  /** Whether elements are stored that could be indices. */
  private boolean storesIndices(int start, int end) {
    for (int i = start; i <= end; i++) {
      int opcode = code.instructions.get(i).getOpcode();
      if (opcode == Opcodes.IASTORE
          || opcode == Opcodes.BASTORE
          || opcode == Opcodes.CASTORE
          || opcode == Opcodes.SASTORE) {
        return true;
      }
    }
    return false;
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

  /** The first return in a loop; if there is none, beyond its end. */
  private int firstReturn(int start, int end) {
    int first = start;
    while (first <= end && !isReturn(code.instructions.get(first).getOpcode())) {
      first++;
    }
    return first;
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
    for (int slot : forgotten(start, end)) {
      changed.put(slot, Opcodes.TOP);
    }
    return changed;
  }

  /**
   * The locals that are something else at a frame in the loop than at its start. Tools that shrink
   * programs leave out of frames what is not needed any more.
   */
  private Set<Integer> forgotten(int start, int end) {
    List<Object> known = code.locals(start);
    Set<Integer> forgotten = new HashSet<>();
    for (int i = start + 1; i <= end; i++) {
      List<Object> here = code.locals(i);
      for (int slot = 0; code.hasFrame(i) && slot < known.size(); slot++) {
        if (slot >= here.size() || !known.get(slot).equals(here.get(slot))) {
          forgotten.add(slot);
        }
      }
    }
    return forgotten;
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
