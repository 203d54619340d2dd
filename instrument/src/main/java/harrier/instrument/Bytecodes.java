package harrier.instrument;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Walks raw code to see what kinds of instructions it has. */
final class Bytecodes {
  private static final int WIDE = 196;
  private static final int GOTO_W = 200;
  private static final int JSR_W = 201;

  private Bytecodes() {}

  static boolean isElementAccess(int opcode) {
    return ArrayAccess.isRead(opcode) || ArrayAccess.isWrite(opcode);
  }

  /** Whether an instruction jumps by the two bytes behind it. */
  static boolean isBranch(int opcode) {
    return opcode >= Opcodes.IFEQ && opcode <= Opcodes.GOTO
        || opcode == Opcodes.IFNULL
        || opcode == Opcodes.IFNONNULL;
  }

  /** The length of an instruction in code that starts at {@code start}. */
  static int lengthAt(ClassReader code, int at, int start) {
    int offset = at - start;
    int opcode = code.readByte(at);
    int padding = 3 - (offset & 3);
    return switch (opcode) {
      case Opcodes.TABLESWITCH -> {
        int table = at + 1 + padding;
        yield 1 + padding + 12 + 4 * (code.readInt(table + 8) - code.readInt(table + 4) + 1);
      }
      case Opcodes.LOOKUPSWITCH -> 1 + padding + 8 + 8 * code.readInt(at + 1 + padding + 4);
      case WIDE -> code.readByte(at + 1) == Opcodes.IINC ? 6 : 4;
      case Opcodes.INVOKEINTERFACE, Opcodes.INVOKEDYNAMIC, GOTO_W, JSR_W -> 5;
      case Opcodes.MULTIANEWARRAY -> 4;
      case Opcodes.BIPUSH, Opcodes.LDC, Opcodes.RET, Opcodes.NEWARRAY -> 2;
      case Opcodes.SIPUSH,
          19,
          20,
          Opcodes.IINC,
          Opcodes.NEW,
          Opcodes.ANEWARRAY,
          Opcodes.CHECKCAST,
          Opcodes.INSTANCEOF,
          Opcodes.IFNULL,
          Opcodes.IFNONNULL ->
          3;
      default -> {
        if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD
            || opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
          yield 2;
        }
        if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.JSR
            || opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.INVOKESTATIC) {
          yield 3;
        }
        yield 1;
      }
    };
  }
}
