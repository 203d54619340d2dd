package harrier.instrument;

import harrier.instrument.Expression.Constant;
import harrier.instrument.Expression.Element;
import harrier.instrument.Expression.Field;
import harrier.instrument.Expression.Local;
import harrier.instrument.Expression.Result;
import harrier.instrument.Expression.Sum;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Follows expressions over the stack through code without branches, a slot at a time. What lies
 * below the place where following began is unknown.
 */
final class ExpressionStack {
  /** How many slots the conversions from I2L to I2S take and give. */
  private static final String CONVERSIONS = "12 11 12 21 21 22 11 12 12 21 22 21 11 11 11";

  private final List<Expression> slots = new ArrayList<>();

  /** The instruction that is executed, by number. */
  private int at;

  void clear() {
    slots.clear();
  }

  /** The value {@code depth} slots below the top. */
  Expression peek(int depth) {
    int i = slots.size() - 1 - depth;
    return i >= 0 ? slots.get(i) : new Result(-1 - at);
  }

  private Expression pop() {
    Expression top = peek(0);
    if (!slots.isEmpty()) {
      slots.remove(slots.size() - 1);
    }
    return top;
  }

  private void pop(int count) {
    for (int i = 0; i < count; i++) {
      pop();
    }
  }

  private void push(Expression value) {
    slots.add(value);
  }

  private void push(int count) {
    for (int i = 0; i < count; i++) {
      push(new Result(at));
    }
  }

  /** A local changes: what was read from it before is another value now. */
  private void forget(int local) {
    slots.replaceAll(value -> value.uses(local) ? new Result(at) : value);
  }

  private void grow(int local, int by) {
    slots.replaceAll(
        value -> {
          Expression same = value.afterGrowth(local, by);
          return same == null ? new Result(at) : same;
        });
  }

  void execute(AbstractInsnNode instruction, int number) {
    at = number;
    int opcode = instruction.getOpcode();
    if (instruction instanceof VarInsnNode variable) {
      execute(variable);
    } else if (instruction instanceof FieldInsnNode field) {
      execute(field);
    } else if (instruction instanceof MethodInsnNode call) {
      call(call.desc, opcode != Opcodes.INVOKESTATIC);
    } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
      call(dynamic.desc, false);
    } else if (instruction instanceof IincInsnNode increment) {
      grow(increment.var, increment.incr);
    } else if (instruction instanceof LdcInsnNode ldc) {
      constant(ldc.cst);
    } else if (instruction instanceof IntInsnNode number1 && opcode != Opcodes.NEWARRAY) {
      push(new Constant(number1.operand));
    } else if (instruction instanceof MultiANewArrayInsnNode made) {
      pop(made.dims);
      push(1);
    } else {
      execute(opcode);
    }
  }

  private void execute(VarInsnNode variable) {
    switch (variable.getOpcode()) {
      case Opcodes.ILOAD, Opcodes.ALOAD -> push(new Local(variable.var));
      case Opcodes.FLOAD -> push(1);
      case Opcodes.LLOAD, Opcodes.DLOAD -> push(2);
      case Opcodes.LSTORE, Opcodes.DSTORE -> {
        pop(2);
        forget(variable.var);
        forget(variable.var + 1);
      }
      case Opcodes.RET -> {}
      default -> {
        pop();
        forget(variable.var);
      }
    }
  }

  private void execute(FieldInsnNode field) {
    int size = Type.getType(field.desc).getSize();
    switch (field.getOpcode()) {
      case Opcodes.GETSTATIC ->
          pushField(new Field(field.owner, field.name, field.desc, null), size);
      case Opcodes.GETFIELD ->
          pushField(new Field(field.owner, field.name, field.desc, pop()), size);
      case Opcodes.PUTSTATIC -> pop(size);
      default -> pop(size + 1);
    }
  }

  private void pushField(Field value, int size) {
    push(value);
    push(size - 1);
  }

  private void call(String descriptor, boolean hasReceiver) {
    int sizes = Type.getArgumentsAndReturnSizes(descriptor);
    pop((sizes >> 2) - (hasReceiver ? 0 : 1));
    push(sizes & 3);
  }

  private void constant(Object value) {
    if (value instanceof Integer number) {
      push(new Constant(number));
    } else {
      boolean isWide =
          value instanceof Long
              || value instanceof Double
              || value instanceof org.objectweb.asm.ConstantDynamic dynamic
                  && dynamic.getSize() == 2;
      push(isWide ? 2 : 1);
    }
  }

  private void execute(int opcode) {
    if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
      push(new Constant(opcode - Opcodes.ICONST_0));
    } else if (opcode <= Opcodes.DCONST_1) {
      boolean isWide =
          opcode == Opcodes.LCONST_0
              || opcode == Opcodes.LCONST_1
              || opcode == Opcodes.DCONST_0
              || opcode == Opcodes.DCONST_1;
      push(opcode == Opcodes.NOP ? 0 : isWide ? 2 : 1);
    } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      load(opcode);
    } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      pop(opcode == Opcodes.LASTORE || opcode == Opcodes.DASTORE ? 4 : 3);
    } else if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
      shuffle(opcode);
    } else if (opcode >= Opcodes.IADD && opcode <= Opcodes.DCMPG) {
      compute(opcode);
    } else {
      leave(opcode);
    }
  }

  private void load(int opcode) {
    Expression index = pop();
    Expression array = pop();
    if (opcode == Opcodes.LALOAD || opcode == Opcodes.DALOAD) {
      push(2);
    } else {
      push(new Element(array, index));
    }
  }

  private void shuffle(int opcode) {
    switch (opcode) {
      case Opcodes.POP -> pop();
      case Opcodes.POP2 -> pop(2);
      case Opcodes.DUP -> duplicate(1, 0);
      case Opcodes.DUP_X1 -> duplicate(1, 1);
      case Opcodes.DUP_X2 -> duplicate(1, 2);
      case Opcodes.DUP2 -> duplicate(2, 0);
      case Opcodes.DUP2_X1 -> duplicate(2, 1);
      case Opcodes.DUP2_X2 -> duplicate(2, 2);
      default -> {
        Expression top = pop();
        Expression below = pop();
        push(top);
        push(below);
      }
    }
  }

  private void duplicate(int count, int distance) {
    List<Expression> top = new ArrayList<>();
    for (int i = 0; i < count + distance; i++) {
      top.add(0, pop());
    }
    slots.addAll(top.subList(distance, distance + count));
    slots.addAll(top);
  }

  private void compute(int opcode) {
    if (opcode == Opcodes.IADD || opcode == Opcodes.ISUB) {
      Expression second = pop();
      Expression first = pop();
      push(new Sum(first, second, opcode == Opcodes.ISUB));
    } else if (opcode <= Opcodes.DREM) {
      int size = (opcode - Opcodes.IADD) % 2 + 1;
      pop(2 * size);
      push(size);
    } else if (opcode <= Opcodes.DNEG) {
      int size = (opcode - Opcodes.INEG) % 2 + 1;
      pop(size);
      push(size);
    } else if (opcode <= Opcodes.LUSHR) {
      int size = (opcode - Opcodes.ISHL) % 2 + 1;
      pop(size + 1);
      push(size);
    } else if (opcode <= Opcodes.LXOR) {
      int size = (opcode - Opcodes.IAND) % 2 + 1;
      pop(2 * size);
      push(size);
    } else if (opcode <= Opcodes.I2S) {
      int conversion = (opcode - Opcodes.I2L) * 3;
      pop(CONVERSIONS.charAt(conversion) - '0');
      push(CONVERSIONS.charAt(conversion + 1) - '0');
    } else {
      pop(opcode == Opcodes.FCMPL || opcode == Opcodes.FCMPG ? 2 : 4);
      push(1);
    }
  }

  private void leave(int opcode) {
    switch (opcode) {
      case Opcodes.GOTO, Opcodes.CHECKCAST -> {}
      case Opcodes.JSR, Opcodes.NEW -> push(1);
      case Opcodes.NEWARRAY, Opcodes.ANEWARRAY, Opcodes.ARRAYLENGTH, Opcodes.INSTANCEOF -> {
        pop();
        push(1);
      }
      case Opcodes.MONITORENTER,
          Opcodes.MONITOREXIT,
          Opcodes.IFNULL,
          Opcodes.IFNONNULL,
          Opcodes.TABLESWITCH,
          Opcodes.LOOKUPSWITCH ->
          pop();
      default -> {
        if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE) {
          pop();
        } else if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE) {
          pop(2);
        } else {
          clear(); // returns and throws
        }
      }
    }
  }
}
