package harrier.instrument;

import java.util.function.IntPredicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Walks raw code to see what kinds of instructions it has. */
final class Bytecodes {
  private static final int WIDE = 196;
  private static final int GOTO_W = 200;
  private static final int JSR_W = 201;

  private Bytecodes() {}

  /** Whether there is an access to a field or array element, or a monitor instruction. */
  static boolean touchMemory(ClassReader code, int start, int length) {
    return has(
        code,
        start,
        length,
        opcode ->
            opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.PUTFIELD
                || accessesArray(opcode)
                || opcode == Opcodes.MONITORENTER
                || opcode == Opcodes.MONITOREXIT);
  }

  /** Whether there is an access to an array element. */
  static boolean accessArrays(ClassReader code, int start, int length) {
    return has(code, start, length, Bytecodes::accessesArray);
  }

  private static boolean accessesArray(int opcode) {
    return ArrayAccess.isRead(opcode) || ArrayAccess.isWrite(opcode);
  }

  private static boolean has(ClassReader code, int start, int length, IntPredicate kind) {
    int at = start;
    while (at < start + length) {
      if (kind.test(code.readByte(at))) {
        return true;
      }
      at += lengthAt(code, at, at - start);
    }
    return false;
  }

  private static int lengthAt(ClassReader code, int at, int offset) {
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
