package harrier.instrument;

import harrier.instrument.model.ObjectModels;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * What a method's rewriting needs, told from its raw code: most methods need less than all of it,
 * and many nothing at all.
 *
 * @param hooks whether any instruction gets a hook
 * @param thread whether it accesses fields or arrays, or enters monitors
 * @param types whether the types on the stack have to be followed
 * @param objects whether it makes objects of the JDK that may stay within it
 */
record Needs(boolean hooks, boolean thread, boolean types, boolean objects) {

  /** Looks through the methods of one class. */
  static final class Scan {
    private static final int FIELD_CONSTANT = 9;
    private static final int HANDLE_CONSTANT = 15;

    /** What a constant that an instruction names leads to, as bits; 0 if not looked at yet. */
    private final byte[] seen;

    private static final int LOOKED_AT = 1;
    private static final int HOOK = 2;
    private static final int TYPES = 4;
    private static final int OBJECTS = 8;

    private final ClassReader reader;
    private final ClassOutline outline;
    private final ObjectModels models;
    private final boolean checked;
    private final char[] buffer;

    /** Whether a method reference leads to a watched call. */
    private Boolean watchesReferences;

    /**
     * @param models null if no objects of the JDK are watched
     */
    Scan(ClassReader reader, ClassOutline outline, ObjectModels models, boolean checked) {
      this.reader = reader;
      this.outline = outline;
      this.models = models;
      this.checked = checked;
      seen = new byte[reader.getItemCount()];
      buffer = new char[reader.getMaxStringLength()];
    }

    Needs of(ClassOutline.Code code, boolean isConstructor) {
      int all = isConstructor || outline.version == Opcodes.V1_6 ? TYPES : 0;
      boolean thread = false;
      int end = code.start() + code.bytes();
      for (int at = code.start(); at < end; at += Bytecodes.lengthAt(reader, at, code.start())) {
        int opcode = reader.readByte(at);
        if (opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.PUTFIELD) {
          thread = true;
          all |= constant(reader.readUnsignedShort(at + 1));
        } else if (opcode >= Opcodes.INVOKEVIRTUAL && opcode <= Opcodes.INVOKEINTERFACE) {
          all |= constant(reader.readUnsignedShort(at + 1));
        } else if (opcode == Opcodes.INVOKEDYNAMIC) {
          all |= watchesReferences() ? HOOK : 0;
        } else if (Bytecodes.isElementAccess(opcode)) {
          thread = true;
          all |= checked ? HOOK : 0;
        } else if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
          thread = true;
          all |= HOOK;
        }
      }
      return new Needs((all & HOOK) != 0, thread, (all & TYPES) != 0, (all & OBJECTS) != 0);
    }

    private int constant(int index) {
      if (seen[index] == 0) {
        int at = reader.getItem(index);
        String owner = reader.readClass(at, buffer);
        int type = reader.getItem(reader.readUnsignedShort(at + 2));
        String name = reader.readUTF8(type, buffer);
        String descriptor = reader.readUTF8(type + 2, buffer);
        boolean isField = reader.readByte(at - 1) == FIELD_CONSTANT;
        seen[index] =
            (byte)
                (LOOKED_AT
                    | (isField
                        ? ofField(owner, name, descriptor)
                        : ofCall(owner, name, descriptor)));
      }
      return seen[index];
    }

    private int ofField(String owner, String name, String descriptor) {
      return AccessInstrumenter.mayWatch(outline, owner, name, descriptor) ? HOOK : 0;
    }

    private int ofCall(String owner, String name, String descriptor) {
      int all = 0;
      if (CallInstrumenter.mayWatch(name) || HandleInstrumenter.mayWatch(owner, name, descriptor)) {
        all |= HOOK | (name.equals("wait") ? TYPES : 0);
      }
      if (models != null) {
        all |= models.concerns(owner, name) ? HOOK : 0;
        boolean makesVariable = name.equals("<init>") && models.isVariable(owner);
        all |= makesVariable ? HOOK | TYPES | OBJECTS : 0;
        all |= LocalObjectFlow.makesCursor(name, descriptor) ? OBJECTS : 0;
      }
      return all;
    }

    private boolean watchesReferences() {
      if (watchesReferences == null) {
        watchesReferences = findWatchedReference();
      }
      return watchesReferences;
    }

    private boolean findWatchedReference() {
      for (int i = 1; i < reader.getItemCount(); i++) {
        int at = reader.getItem(i);
        if (at > 0 && reader.readByte(at - 1) == HANDLE_CONSTANT) {
          int member = reader.getItem(reader.readUnsignedShort(at + 1));
          int type = reader.getItem(reader.readUnsignedShort(member + 2));
          if (CallInstrumenter.mayWatch(reader.readUTF8(type, buffer))) {
            return true;
          }
        }
      }
      return false;
    }
  }
}
