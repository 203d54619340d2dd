package harrier.instrument;

import harrier.instrument.Expression.Local;
import harrier.instrument.SpanPlan.Hoisted;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
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
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Follows through a method which accesses have been checked since the thread may last have
 * synchronized, on every path: available expressions, the expressions being checks.
 *
 * <p>An object is known by the local it is in, as long as that is not stored to. Only fields of the
 * class itself count: of others it is not known whether they are volatile.
 */
final class SpanFlow {
  /** A field of the object in a local, or a static, is one place; each has two bits of a state. */
  private static final int MOST_PLACES = 32;

  private static final int STATIC = -1;

  private static final long ALL = -1;

  /** A field of what is in a local. Compares itself, as {@link Origin} does. */
  private record Place(int local, String name, String descriptor) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Place p
          && local == p.local
          && name.equals(p.name)
          && descriptor.equals(p.descriptor);
    }

    @Override
    public int hashCode() {
      return (local * 31 + name.hashCode()) * 31 + descriptor.hashCode();
    }
  }

  private final MethodNode method;
  private final ClassOutline owner;
  private final List<AbstractInsnNode> instructions = new ArrayList<>();
  private final Map<LabelNode, Integer> positions = new HashMap<>();
  private final Map<Place, Integer> places = new HashMap<>();

  /** For each local, the bits of its places. */
  private final Map<Integer, Long> ofLocal = new HashMap<>();

  // Of each instruction.

  /** The bits of checks that no longer count behind it. */
  private long[] ends;

  /** The bits of the checks that it makes, or makes superfluous. */
  private long[] checks;

  /** The bits of which one says that it needs no check; 0 if it is no access that counts. */
  private long[] needs;

  /** The bits that hold before it on every path. */
  private long[] before;

  private boolean[] isReached;
  private int[] lines;

  /** The reads that a write to the same place is certain to follow in the same span. */
  private final BitSet written = new BitSet();

  /** By the first instruction of a loop, the bits of reads that may be checked before it. */
  private final Map<Integer, Long> candidates = new HashMap<>();

  SpanFlow(MethodNode method, ClassOutline owner) {
    this.method = method;
    this.owner = owner;
  }

  SpanPlan plan() {
    boolean hidesSuper = method.name.equals("<init>") && !owner.hasFrames();
    if (hidesSuper || !look() || places.isEmpty()) { // before super() nothing is checked
      return SpanPlan.EMPTY;
    }
    findWritten();
    findCandidates();
    follow();
    while (dropCandidates()) {
      follow();
    }
    BitSet settled = new BitSet();
    int fields = 0;
    for (int i = 0; i < instructions.size(); i++) {
      if (instructions.get(i) instanceof FieldInsnNode) {
        settled.set(fields++, isReached[i] && (written.get(i) || (before[i] & needs[i]) != 0));
      }
    }
    return new SpanPlan(settled, hoisted());
  }

  // What each instruction does.

  /** False if the code is of a kind that is not followed. */
  private boolean look() {
    int size = method.instructions.size();
    ends = new long[size];
    checks = new long[size];
    needs = new long[size];
    lines = new int[size];
    Set<LabelNode> targets = targets();
    ExpressionStack stack = new ExpressionStack();
    int line = -1;
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof LabelNode label) {
        positions.put(label, instructions.size());
        if (targets.contains(label)) {
          stack.clear();
        }
      } else if (each instanceof LineNumberNode number) {
        line = number.line;
      } else if (each.getOpcode() >= 0) {
        if (each.getOpcode() == Opcodes.JSR || each.getOpcode() == Opcodes.RET) {
          return false;
        }
        int number = instructions.size();
        lines[number] = line;
        note(each, number, stack);
        stack.execute(each, number);
        instructions.add(each);
      }
    }
    for (int i = 0; i < instructions.size(); i++) {
      for (int local : LoopFinder.changedBy(instructions.get(i))) {
        ends[i] |= ofLocal.getOrDefault(local, 0L);
      }
    }
    return true;
  }

  private Set<LabelNode> targets() {
    Set<LabelNode> targets = new HashSet<>();
    for (AbstractInsnNode each : method.instructions) {
      targets.addAll(MethodCode.targetsOf(each));
    }
    for (TryCatchBlockNode handler : method.tryCatchBlocks) {
      targets.add(handler.handler);
    }
    return targets;
  }

  private void note(AbstractInsnNode each, int number, ExpressionStack stack) {
    if (!isPlain(each)) {
      ends[number] = ALL;
    } else if (each instanceof FieldInsnNode field && isChecked(field)) {
      int place = placeOf(field, stack);
      if (place >= 0) {
        long read = 1L << 2 * place;
        long write = read << 1;
        boolean isWrite = isWrite(field);
        needs[number] = isWrite ? write : read;
        checks[number] = isWrite ? read | write : read;
      }
    }
  }

  private static boolean isWrite(FieldInsnNode field) {
    return field.getOpcode() == Opcodes.PUTFIELD || field.getOpcode() == Opcodes.PUTSTATIC;
  }

  private static boolean isStatic(FieldInsnNode field) {
    return field.getOpcode() == Opcodes.GETSTATIC || field.getOpcode() == Opcodes.PUTSTATIC;
  }

  /** Whether an instruction cannot synchronize, and cannot run other code of the target. */
  private boolean isPlain(AbstractInsnNode each) {
    if (each instanceof MethodInsnNode call) {
      return call.owner.equals("java/lang/Math") && !call.name.equals("random");
    }
    if (each instanceof FieldInsnNode field) {
      ClassOutline.Field own = own(field);
      return own != null
          && !own.is(Opcodes.ACC_VOLATILE)
          && !(isStatic(field)
              && owner.mayInitialize()
              && (method.access & Opcodes.ACC_STATIC) == 0);
    }
    if (each instanceof LdcInsnNode constant) {
      return !(constant.cst instanceof Type || constant.cst instanceof ConstantDynamic);
    }
    if (each instanceof TypeInsnNode type) {
      return type.desc.equals(owner.name);
    }
    return switch (each.getOpcode()) {
      case Opcodes.INVOKEDYNAMIC,
          Opcodes.MONITORENTER,
          Opcodes.MONITOREXIT,
          Opcodes.MULTIANEWARRAY ->
          false;
      default -> true;
    };
  }

  private ClassOutline.Field own(FieldInsnNode field) {
    return field.owner.equals(owner.name) ? owner.field(field.name, field.desc) : null;
  }

  /** Whether a plain access gets a check. */
  private boolean isChecked(FieldInsnNode field) {
    return !own(field).is(Opcodes.ACC_FINAL)
        && own(field).is(Opcodes.ACC_STATIC) == isStatic(field)
        && (!isStatic(field) || owner.hasClassConstants())
        && !field.name.startsWith("$jacoco");
  }

  /** The number of an access's place; -1 if it is not known, or there are too many. */
  private int placeOf(FieldInsnNode field, ExpressionStack stack) {
    int local = STATIC;
    if (!isStatic(field)) {
      int above = isWrite(field) ? Type.getType(field.desc).getSize() : 0;
      if (!(stack.peek(above) instanceof Local object)) {
        return -1;
      }
      local = object.slot();
    }
    Place place = new Place(local, field.name, field.desc);
    Integer known = places.get(place);
    if (known != null || places.size() == MOST_PLACES) {
      return known != null ? known : -1;
    }
    int number = places.size();
    places.put(place, number);
    ofLocal.merge(local, 3L << 2 * number, (one, other) -> one | other);
    return number;
  }

  /** Leaves reads to the checks of the writes behind them, as in {@code x += 1}. */
  private void findWritten() {
    for (int i = 0; i < instructions.size(); i++) {
      if (isRead(i) && isWrittenBehind(i)) {
        written.set(i);
        needs[i] = 0;
        checks[i] = 0;
      }
    }
  }

  private boolean isRead(int i) {
    return needs[i] != 0 && !isWrite((FieldInsnNode) instructions.get(i));
  }

  /** Only instructions come between that always lead to the next one. */
  private boolean isWrittenBehind(int read) {
    long write = needs[read] << 1;
    int i = read + 1;
    while (i < instructions.size() && (ends[i] & write) == 0 && cannotFail(instructions.get(i))) {
      i++;
    }
    return i < instructions.size() && needs[i] == write;
  }

  // Paths.

  /** Goes through the code until nothing changes; states only ever lose bits. */
  private void follow() {
    before = new long[instructions.size()];
    isReached = new boolean[instructions.size()];
    Arrays.fill(before, ALL);
    reach(0, 0);
    for (TryCatchBlockNode handler : method.tryCatchBlocks) {
      reach(positions.get(handler.handler), 0);
    }
    boolean changes = true;
    while (changes) {
      changes = false;
      for (int i = 0; i < instructions.size(); i++) {
        if (isReached[i]) {
          changes |= step(i);
        }
      }
    }
  }

  private boolean step(int i) {
    AbstractInsnNode each = instructions.get(i);
    long behind = before[i] & ~ends[i] | checks[i];
    boolean changes = false;
    for (LabelNode target : MethodCode.targetsOf(each)) {
      int to = positions.get(target);
      changes |= reach(to, behind) && to <= i;
    }
    if (goesOn(each.getOpcode()) && i + 1 < instructions.size()) {
      reach(i + 1, behind | candidates.getOrDefault(i + 1, 0L));
    }
    return changes;
  }

  /** Whether anything is new there. */
  private boolean reach(int to, long state) {
    if (to >= instructions.size()) {
      return false;
    }
    long joined = before[to] & state;
    boolean isNew = !isReached[to] || joined != before[to];
    before[to] = joined;
    isReached[to] = true;
    return isNew;
  }

  private static boolean goesOn(int opcode) {
    return opcode != Opcodes.GOTO
        && opcode != Opcodes.ATHROW
        && opcode != Opcodes.TABLESWITCH
        && opcode != Opcodes.LOOKUPSWITCH
        && !LoopFinder.isReturn(opcode);
  }

  // Loops.

  /**
   * Loops that are entered from above only, and the reads of {@code this} that each begins with,
   * whatever happens.
   */
  private void findCandidates() {
    if ((method.access & Opcodes.ACC_STATIC) != 0 || method.name.equals("<init>")) {
      return;
    }
    BitSet starts = new BitSet();
    BitSet others = new BitSet();
    for (int i = 0; i < instructions.size(); i++) {
      for (LabelNode target : MethodCode.targetsOf(instructions.get(i))) {
        int to = positions.get(target);
        (to <= i ? starts : others).set(to);
      }
      if (LoopFinder.changedBy(instructions.get(i)).contains(0)) {
        return;
      }
    }
    for (TryCatchBlockNode handler : method.tryCatchBlocks) {
      others.set(positions.get(handler.handler));
      others.set(positions.get(handler.start)); // what begins there stays inside
    }
    starts.andNot(others);
    for (int i = starts.nextSetBit(1); i >= 0; i = starts.nextSetBit(i + 1)) {
      long reads = goesOn(instructions.get(i - 1).getOpcode()) ? firstReads(i) : 0;
      if (reads != 0) {
        candidates.put(i, reads);
      }
    }
  }

  private long firstReads(int start) {
    long reads = 0;
    for (int i = start; i < instructions.size(); i++) {
      AbstractInsnNode each = instructions.get(i);
      if (each.getOpcode() == Opcodes.GETFIELD) {
        if ((needs[i] & ofLocal.getOrDefault(0, 0L)) == 0) {
          break;
        }
        reads |= needs[i];
      } else if (!cannotFail(each)) {
        break;
      }
    }
    return reads;
  }

  /** Whether an instruction always leads to the next one. */
  private static boolean cannotFail(AbstractInsnNode each) {
    int opcode = each.getOpcode();
    return opcode <= Opcodes.SIPUSH
        || each instanceof LdcInsnNode constant && constant.cst instanceof Number
        || opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD
        || opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE
        || opcode >= Opcodes.POP && opcode <= Opcodes.DMUL
        || opcode >= Opcodes.FDIV && opcode <= Opcodes.DDIV
        || opcode >= Opcodes.INEG && opcode <= Opcodes.DCMPG;
  }

  /** Gives up candidates that are checked each time round all the same, or were before. */
  private boolean dropCandidates() {
    boolean drops = false;
    for (Map.Entry<Integer, Long> each : candidates.entrySet()) {
      int start = each.getKey();
      long above = before[start - 1] & ~ends[start - 1] | checks[start - 1];
      long kept = isReached[start] ? each.getValue() & before[start] & ~above : 0;
      drops |= kept != each.getValue();
      each.setValue(kept);
    }
    candidates.values().removeIf(kept -> kept == 0);
    return drops;
  }

  private Map<Integer, List<Hoisted>> hoisted() {
    Map<Integer, List<Hoisted>> hoisted = new HashMap<>();
    candidates.forEach(
        (start, reads) -> {
          List<Hoisted> all = new ArrayList<>();
          long left = reads;
          for (int i = start; left != 0; i++) {
            if ((needs[i] & left) != 0) {
              FieldInsnNode field = (FieldInsnNode) instructions.get(i);
              all.add(new Hoisted(field.owner, field.name, field.desc, lines[i]));
              left &= ~needs[i];
            }
          }
          hoisted.put(start, all);
        });
    return hoisted;
  }
}
