package harrier.instrument;

import harrier.instrument.LocalObjects.Receiver;
import harrier.instrument.model.ObjectModels;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;
import org.objectweb.asm.tree.analysis.Value;

/** Follows objects that a method makes through its code, and notes those that get away. */
final class LocalObjectFlow extends Interpreter<LocalObjectFlow.Held> {
  /**
   * What a local or a place on the stack may hold.
   *
   * @param origins the instructions that made it
   * @param isExact whether it can be nothing else
   */
  record Held(int size, Set<AbstractInsnNode> origins, boolean isExact) implements Value {
    static final Held WORD = new Held(1, Set.of(), false);
    static final Held TWO_WORDS = new Held(2, Set.of(), false);

    @Override
    public int getSize() {
      return size;
    }

    /** The same as a record has, but at once: this is asked often. */
    @Override
    public boolean equals(Object other) {
      return this == other
          || other instanceof Held that
              && size == that.size
              && isExact == that.isExact
              && origins.equals(that.origins);
    }

    @Override
    public int hashCode() {
      return origins.hashCode() * 4 + size * 2 + (isExact ? 1 : 0);
    }

    static Held ofSize(int size) {
      return size == 2 ? TWO_WORDS : WORD;
    }

    static Held madeBy(AbstractInsnNode origin) {
      return new Held(1, Set.of(origin), true);
    }
  }

  private final ObjectModels models;

  /** Origins whose objects others may know. */
  private final Set<AbstractInsnNode> escaped = new HashSet<>();

  /** What each call was last seen to be made on. */
  private final Map<MethodInsnNode, Held> receivers = new HashMap<>();

  LocalObjectFlow(ObjectModels models) {
    super(Opcodes.ASM9);
    this.models = models;
  }

  /** Whether a call gives a new iterator. */
  static boolean makesCursor(MethodInsnNode call) {
    return makesCursor(call.name, call.desc);
  }

  static boolean makesCursor(String name, String descriptor) {
    return name.equals("iterator") && descriptor.equals("()Ljava/util/Iterator;")
        || name.equals("listIterator") && descriptor.equals("()Ljava/util/ListIterator;");
  }

  /** What a call is made on, once everything is known. */
  Receiver receiverOf(MethodInsnNode call) {
    Held held = receivers.get(call);
    if (held == null || !held.isExact() || held.origins().stream().anyMatch(escaped::contains)) {
      return Receiver.SHARED;
    }
    return held.origins().stream().anyMatch(MethodInsnNode.class::isInstance)
        ? Receiver.LOCAL_CURSOR
        : Receiver.LOCAL;
  }

  private void escapes(Held held) {
    escaped.addAll(held.origins());
  }

  @Override
  public Held newValue(Type type) {
    if (type == null) {
      return Held.WORD;
    }
    return type == Type.VOID_TYPE ? null : Held.ofSize(type.getSize());
  }

  @Override
  public Held newOperation(AbstractInsnNode instruction) {
    if (instruction instanceof TypeInsnNode made && models.isVariable(made.desc)) {
      return Held.madeBy(instruction);
    }
    if (instruction instanceof FieldInsnNode field) {
      return Held.ofSize(Type.getType(field.desc).getSize());
    }
    if (instruction instanceof LdcInsnNode constant) {
      return Held.ofSize(
          constant.cst instanceof Long || constant.cst instanceof Double ? 2 : sizeOf(constant));
    }
    int opcode = instruction.getOpcode();
    return Held.ofSize(
        opcode == Opcodes.LCONST_0
                || opcode == Opcodes.LCONST_1
                || opcode == Opcodes.DCONST_0
                || opcode == Opcodes.DCONST_1
            ? 2
            : 1);
  }

  private static int sizeOf(LdcInsnNode constant) {
    return constant.cst instanceof org.objectweb.asm.ConstantDynamic dynamic
        ? dynamic.getSize()
        : 1;
  }

  @Override
  public Held copyOperation(AbstractInsnNode instruction, Held value) {
    return value;
  }

  @Override
  public Held unaryOperation(AbstractInsnNode instruction, Held value) {
    switch (instruction.getOpcode()) {
      case Opcodes.CHECKCAST -> {
        return value;
      }
      case Opcodes.PUTSTATIC, Opcodes.ARETURN, Opcodes.ATHROW -> escapes(value);
      case Opcodes.GETFIELD -> {
        return Held.ofSize(Type.getType(((FieldInsnNode) instruction).desc).getSize());
      }
      case Opcodes.LNEG,
          Opcodes.DNEG,
          Opcodes.I2L,
          Opcodes.I2D,
          Opcodes.L2D,
          Opcodes.F2L,
          Opcodes.F2D,
          Opcodes.D2L -> {
        return Held.TWO_WORDS;
      }
      default -> {}
    }
    return Held.WORD;
  }

  @Override
  public Held binaryOperation(AbstractInsnNode instruction, Held first, Held second) {
    return switch (instruction.getOpcode()) {
      case Opcodes.PUTFIELD -> {
        escapes(second);
        yield null;
      }
      case Opcodes.LALOAD,
          Opcodes.DALOAD,
          Opcodes.LADD,
          Opcodes.DADD,
          Opcodes.LSUB,
          Opcodes.DSUB,
          Opcodes.LMUL,
          Opcodes.DMUL,
          Opcodes.LDIV,
          Opcodes.DDIV,
          Opcodes.LREM,
          Opcodes.DREM,
          Opcodes.LSHL,
          Opcodes.LSHR,
          Opcodes.LUSHR,
          Opcodes.LAND,
          Opcodes.LOR,
          Opcodes.LXOR ->
          Held.TWO_WORDS;
      default -> Held.WORD;
    };
  }

  @Override
  public Held ternaryOperation(AbstractInsnNode instruction, Held array, Held index, Held element) {
    escapes(element);
    return null;
  }

  @Override
  public Held naryOperation(AbstractInsnNode instruction, List<? extends Held> values) {
    if (!(instruction instanceof MethodInsnNode call)) {
      values.forEach(this::escapes);
      return instruction instanceof InvokeDynamicInsnNode dynamic
          ? newValue(Type.getReturnType(dynamic.desc))
          : Held.WORD;
    }
    boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC;
    values.subList(hasReceiver ? 1 : 0, values.size()).forEach(this::escapes);
    Type result = Type.getReturnType(call.desc);
    if (!hasReceiver) {
      return newValue(result);
    }
    return onReceiver(call, values.get(0), result);
  }

  /** A result that may be the receiver, or a view of it, is as local as the receiver. */
  private Held onReceiver(MethodInsnNode call, Held receiver, Type result) {
    receivers.put(call, receiver);
    if (receiver.origins().isEmpty()) {
      return makesCursor(call) ? Held.madeBy(call) : newValue(result);
    }
    if (!call.name.equals("<init>") && !models.knows(call.name)) {
      escapes(receiver);
    }
    return result.getSort() == Type.OBJECT && models.mayShow(result.getInternalName())
        ? receiver
        : newValue(result);
  }

  @Override
  public void returnOperation(AbstractInsnNode instruction, Held value, Held expected) {
    escapes(value);
  }

  @Override
  public Held merge(Held first, Held second) {
    if (first.equals(second)) {
      return first;
    }
    Set<AbstractInsnNode> origins = new HashSet<>(first.origins());
    origins.addAll(second.origins());
    return new Held(Math.min(first.size(), second.size()), origins, false);
  }
}
