package harrier.instrument;

import org.objectweb.asm.Opcodes;

/**
 * An instruction that reads or writes an element.
 *
 * @param number the instruction, counted from the start of the method
 */
record ArrayAccess(int number, boolean isWrite, Expression array, Expression index) {

  static boolean isRead(int opcode) {
    return opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
  }

  static boolean isWrite(int opcode) {
    return opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
  }

  /** Whether a value of two slots is read or written. */
  static boolean isWide(int opcode) {
    return opcode == Opcodes.LALOAD
        || opcode == Opcodes.DALOAD
        || opcode == Opcodes.LASTORE
        || opcode == Opcodes.DASTORE;
  }
}
