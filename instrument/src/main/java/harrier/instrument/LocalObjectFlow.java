package harrier.instrument;

import harrier.instrument.LocalObjects.Receiver;
import harrier.instrument.model.ObjectModels;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Follows objects that a method makes through its code, and notes those that get away. */
final class LocalObjectFlow extends Interpreter<Held> {
  /** Null if only arrays are followed. */
  private final ObjectModels models;

  private final boolean followsArrays;

  private final Escapes escapes = new Escapes();

  /** What each call was last seen to be made on. */
  private final Map<MethodInsnNode, Held> receivers = new HashMap<>();

  /** The arrays that instructions were last seen to access. */
  private final Map<AbstractInsnNode, Held> accessed = new HashMap<>();

  /** The arguments that calls were last seen to be lent. */
  private final Map<MethodInsnNode, List<? extends Held>> lent = new HashMap<>();

  LocalObjectFlow(ObjectModels models, boolean followsArrays) {
    super(Opcodes.ASM9);
    this.models = models;
    this.followsArrays = followsArrays;
  }

  /** Whether a call gives a new iterator. */
  static boolean makesCursor(MethodInsnNode call) {
    return makesCursor(call.name, call.desc);
  }

  static boolean makesCursor(String name, String descriptor) {
    return name.equals("iterator") && descriptor.equals("()Ljava/util/Iterator;")
        || name.equals("listIterator") && descriptor.equals("()Ljava/util/ListIterator;");
  }

  // Once everything is known.

  /** What a call is made on. */
  Receiver receiverOf(MethodInsnNode call) {
    Held held = receivers.get(call);
    if (held == null || escapes.include(held)) {
      return Receiver.SHARED;
    }
    return held.origins().stream().anyMatch(LocalObjectFlow::isCursor)
        ? Receiver.LOCAL_CURSOR
        : Receiver.LOCAL;
  }

  private static boolean isCursor(Origin origin) {
    return origin.maker() instanceof MethodInsnNode && !origin.isArray();
  }

  /** Whether an instruction accesses an element of an array that is known only here. */
  boolean isLocal(AbstractInsnNode access) {
    Held array = accessed.get(access);
    return array != null && !escapes.include(array);
  }

  /** The arguments of a call that are arrays known only here, as bits, counted from 1. */
  int localArrays(MethodInsnNode call) {
    int bits = 0;
    int next = 1;
    for (Held each : lent.getOrDefault(call, List.of())) {
      bits |= escapes.include(each) ? 0 : 1 << next;
      next++;
    }
    return bits;
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
    if (instruction instanceof TypeInsnNode made
        && models != null
        && models.isVariable(made.desc)) {
      return Held.objectOf(instruction);
    }
    if (instruction instanceof FieldInsnNode field) {
      return Held.ofSize(Type.getType(field.desc).getSize());
    }
    if (instruction instanceof LdcInsnNode constant) {
      return Held.ofSize(
          constant.cst instanceof Long || constant.cst instanceof Double ? 2 : sizeOf(constant));
    }
    int opcode = instruction.getOpcode();
    if (opcode == Opcodes.ACONST_NULL) {
      return Held.NULL;
    }
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
      case Opcodes.NEWARRAY -> {
        return newArray(instruction, 1);
      }
      case Opcodes.ANEWARRAY -> {
        return newArray(instruction, 1 + dimensions(((TypeInsnNode) instruction).desc));
      }
      case Opcodes.PUTSTATIC, Opcodes.ARETURN, Opcodes.ATHROW -> escapes.add(value);
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

  private Held newArray(AbstractInsnNode maker, int dimensions) {
    return followsArrays ? Held.arrayOf(maker, dimensions) : Held.WORD;
  }

  private static int dimensions(String type) {
    return type.lastIndexOf('[') + 1;
  }

  @Override
  public Held binaryOperation(AbstractInsnNode instruction, Held first, Held second) {
    if (ArrayAccess.isRead(instruction.getOpcode())) {
      accessed.put(instruction, first);
    }
    return switch (instruction.getOpcode()) {
      case Opcodes.PUTFIELD -> {
        escapes.add(second);
        yield null;
      }
      case Opcodes.AALOAD -> first.inside();
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
    accessed.put(instruction, array);
    if (instruction.getOpcode() == Opcodes.AASTORE) {
      escapes.put(array, element);
    }
    return null;
  }

  @Override
  public Held naryOperation(AbstractInsnNode instruction, List<? extends Held> values) {
    if (instruction instanceof MultiANewArrayInsnNode made) {
      return newArray(made, dimensions(made.desc));
    }
    if (!(instruction instanceof MethodInsnNode call)) {
      values.forEach(escapes::add);
      return newValue(Type.getReturnType(((InvokeDynamicInsnNode) instruction).desc));
    }
    boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC;
    pass(call, values.subList(hasReceiver ? 1 : 0, values.size()));
    Held result = newValue(Type.getReturnType(call.desc));
    if (hasReceiver) {
      result = onReceiver(call, values.get(0), result);
    }
    return LentArrays.areMadeBy(call.owner, call.name, call.desc) ? newArray(call, 1) : result;
  }

  private void pass(MethodInsnNode call, List<? extends Held> arguments) {
    boolean isCopy = LentArrays.isCopy(call.owner, call.name);
    if (!isCopy && !LentArrays.areLentTo(call.owner, call.name)) {
      arguments.forEach(escapes::add);
      return;
    }
    lent.put(call, arguments);
    Type[] types = Type.getArgumentTypes(call.desc);
    for (int i = 0; i < types.length; i++) {
      if (isCopy || types[i].getSort() == Type.ARRAY) {
        escapes.addInside(arguments.get(i));
      } else {
        escapes.add(arguments.get(i));
      }
    }
  }

  /**
   * A result that may be the receiver, or a view of it, is as local as the receiver. What can be
   * called on an array does not give it away, but a copy of it has the same elements.
   */
  private Held onReceiver(MethodInsnNode call, Held receiver, Held result) {
    receivers.put(call, receiver);
    escapes.addInside(receiver);
    if (models == null) {
      return result;
    }
    if (!receiver.isMadeHere()) {
      return makesCursor(call) ? Held.objectOf(call) : result;
    }
    if (receiver.origins().stream().allMatch(Origin::isArray)) {
      return result;
    }
    if (!call.name.equals("<init>") && !models.knows(call.name)) {
      escapes.add(receiver);
    }
    Type type = Type.getReturnType(call.desc);
    return type.getSort() == Type.OBJECT && models.mayShow(type.getInternalName())
        ? receiver
        : result;
  }

  @Override
  public void returnOperation(AbstractInsnNode instruction, Held value, Held expected) {
    escapes.add(value);
  }

  @Override
  public Held merge(Held first, Held second) {
    Held either = first.or(second);
    if (either == Held.ANYTHING) {
      escapes.add(first);
      escapes.add(second);
    }
    return either;
  }
}
