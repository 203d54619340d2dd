package harrier.instrument;

import harrier.instrument.model.ObjectModels;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * What a method's rewriting needs, told from its raw code: most methods need less than all of it,
 * and many nothing at all.
 *
 * @param fields whether fields or statics are accessed that count
 * @param arrays whether elements of arrays are accessed that count
 * @param monitors whether monitors are entered
 * @param calls whether something is called that only the caller can see
 * @param handles whether variables may be accessed through handles
 * @param references whether methods may be referred to that have to be watched
 * @param objects whether objects of the JDK that are variables may be called
 * @param newObjects whether such objects are made here, and may stay here
 * @param newArrays whether arrays are made here and used, and may stay here
 * @param fieldsOrMonitors whether it accesses fields or enters monitors
 * @param spans whether some checks of fields may be made superfluous by others
 * @param types whether the types on the stack have to be followed
 */
record Needs(
    boolean fields,
    boolean arrays,
    boolean monitors,
    boolean calls,
    boolean handles,
    boolean references,
    boolean objects,
    boolean newObjects,
    boolean newArrays,
    boolean fieldsOrMonitors,
    boolean spans,
    boolean types) {

  /** Whether fields, statics or array elements are accessed that count. */
  boolean accesses() {
    return fields || arrays;
  }

  /** Whether it pays to fetch the thread's shadow once. */
  boolean thread() {
    return fieldsOrMonitors || arrays;
  }

  /** What is left if no elements of arrays count. */
  Needs withoutArrays() {
    return new Needs(
        fields,
        false,
        monitors,
        calls,
        handles,
        references,
        objects,
        newObjects,
        newArrays,
        fieldsOrMonitors,
        spans,
        types);
  }

  /** Whether any instruction gets a hook. */
  boolean hooks() {
    return accesses() || monitors || calls || handles || references || objects;
  }

  /** Looks through the methods of one class. */
  static final class Scan {
    private static final int FIELD_CONSTANT = 9;
    private static final int HANDLE_CONSTANT = 15;

    // What an instruction leads to.
    private static final int LOOKED_AT = 1;
    private static final int FIELDS = 1 << 1;
    private static final int MONITORS = 1 << 2;
    private static final int CALLS = 1 << 3;
    private static final int HANDLES = 1 << 4;
    private static final int OBJECTS = 1 << 5;
    private static final int NEW_OBJECTS = 1 << 6;
    private static final int TYPES = 1 << 7;
    private static final int THREAD = 1 << 8;
    private static final int REFERENCES = 1 << 9;
    private static final int ARRAYS = 1 << 10;
    private static final int OWN_FIELDS = 1 << 11;
    private static final int SPANS = 1 << 12;
    private static final int LOOPS = 1 << 13;
    private static final int NEW_ARRAYS = 1 << 14;
    private static final int USED_ARRAYS = 1 << 15;

    /** By the constant that an instruction names; 0 if not looked at yet. */
    private final int[] seen;

    /** By the constant, the method that was last seen to access a field of the class itself. */
    private final int[] accessedIn;

    private final ClassReader reader;
    private final ClassOutline outline;

    /** Null if no objects of the JDK are watched. */
    private final ObjectModels models;

    private final boolean checked;
    private final boolean watchesFields;
    private final boolean watchesLocks;
    private final boolean watchesHandles;
    private final char[] buffer;

    /** What references to methods lead to, all in one; 0 if not looked at yet. */
    private int references;

    Scan(ClassReader reader, ClassOutline outline, Layout layout, boolean checked) {
      this.reader = reader;
      this.outline = outline;
      this.checked = checked;
      models = checked ? layout.objects() : null;
      watchesFields = layout.watchesFields(checked);
      watchesLocks = layout.watchesLocks();
      watchesHandles = layout.watchesHandles();
      seen = new int[reader.getItemCount()];
      accessedIn = layout.spans() && checked ? new int[seen.length] : null;
      buffer = new char[reader.getMaxStringLength()];
    }

    Needs of(ClassOutline.Code code, boolean isConstructor) {
      int all = isConstructor || outline.version == Opcodes.V1_6 ? TYPES : 0;
      int end = code.start() + code.bytes();
      for (int at = code.start(); at < end; at += Bytecodes.lengthAt(reader, at, code.start())) {
        int opcode = reader.readByte(at);
        if (opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.PUTFIELD) {
          int index = reader.readUnsignedShort(at + 1);
          all |= THREAD | constant(index);
          all |= isRepeated(index, code.start()) ? SPANS : 0;
        } else if (opcode >= Opcodes.INVOKEVIRTUAL && opcode <= Opcodes.INVOKEINTERFACE) {
          all |= constant(reader.readUnsignedShort(at + 1));
        } else if (opcode == Opcodes.INVOKEDYNAMIC) {
          all |= references();
        } else if (Bytecodes.isElementAccess(opcode)) {
          all |= checked ? ARRAYS : THREAD;
          all |= opcode == Opcodes.AASTORE ? 0 : USED_ARRAYS; // most fill arrays of arguments
        } else if (opcode == Opcodes.NEWARRAY
            || opcode == Opcodes.ANEWARRAY
            || opcode == Opcodes.MULTIANEWARRAY) {
          all |= NEW_ARRAYS;
        } else if (watchesLocks
            && (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT)) {
          all |= THREAD | MONITORS;
        } else if (Bytecodes.isBranch(opcode) && reader.readShort(at + 1) < 0) {
          all |= LOOPS;
        }
      }
      return new Needs(
          (all & FIELDS) != 0,
          (all & ARRAYS) != 0,
          (all & MONITORS) != 0,
          (all & CALLS) != 0,
          (all & HANDLES) != 0,
          (all & REFERENCES) != 0,
          (all & OBJECTS) != 0,
          (all & NEW_OBJECTS) != 0,
          checked && (all & NEW_ARRAYS) != 0 && (all & USED_ARRAYS) != 0,
          (all & THREAD) != 0,
          (all & SPANS) != 0 || hasSpansInLoops(all),
          (all & TYPES) != 0);
    }

    /** Whether a method may refer to methods that have to be watched. */
    boolean refers(ClassOutline.Code code) {
      int end = code.start() + code.bytes();
      int at = code.start();
      while (at < end && reader.readByte(at) != Opcodes.INVOKEDYNAMIC) {
        at += Bytecodes.lengthAt(reader, at, code.start());
      }
      return at < end && (references() & REFERENCES) != 0;
    }

    private boolean hasSpansInLoops(int all) {
      return accessedIn != null && (all & OWN_FIELDS) != 0 && (all & LOOPS) != 0;
    }

    /** Whether the method that starts there has accessed a field of the class itself before. */
    private boolean isRepeated(int index, int method) {
      if (accessedIn == null || (seen[index] & OWN_FIELDS) == 0) {
        return false;
      }
      boolean isRepeated = accessedIn[index] == method;
      accessedIn[index] = method;
      return isRepeated;
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
            LOOKED_AT
                | (isField ? ofField(owner, name, descriptor) : ofCall(owner, name, descriptor));
      }
      return seen[index];
    }

    private int ofField(String owner, String name, String descriptor) {
      if (!watchesFields || !AccessInstrumenter.mayWatch(outline, owner, name, descriptor)) {
        return 0;
      }
      boolean isOwn = owner.equals(outline.name) && outline.field(name, descriptor) != null;
      return isOwn ? FIELDS | OWN_FIELDS : FIELDS;
    }

    private int ofCall(String owner, String name, String descriptor) {
      int all = CallInstrumenter.mayWatch(name) ? CALLS : 0;
      all |= name.equals("wait") ? TYPES : 0;
      all |= LentArrays.areMadeBy(owner, name, descriptor) ? NEW_ARRAYS : 0;
      all |= LentArrays.isCopy(owner, name) || LentArrays.areLentTo(owner, name) ? USED_ARRAYS : 0;
      all |= watchesHandles && HandleInstrumenter.mayWatch(owner, name, descriptor) ? HANDLES : 0;
      if (models != null) {
        all |= models.concerns(owner, name) ? OBJECTS : 0;
        boolean makesVariable = name.equals("<init>") && models.isVariable(owner);
        all |= makesVariable ? OBJECTS | NEW_OBJECTS | TYPES : 0;
        all |= LocalObjectFlow.makesCursor(name, descriptor) ? NEW_OBJECTS : 0;
      }
      return all;
    }

    private int references() {
      if (references == 0) {
        references = LOOKED_AT;
        for (int i = 1; i < reader.getItemCount(); i++) {
          int at = reader.getItem(i);
          if (at > 0 && reader.readByte(at - 1) == HANDLE_CONSTANT) {
            references |= ofReference(reader.getItem(reader.readUnsignedShort(at + 1)));
          }
        }
      }
      return references;
    }

    private int ofReference(int member) {
      int type = reader.getItem(reader.readUnsignedShort(member + 2));
      String owner = reader.readClass(member, buffer);
      String name = reader.readUTF8(type, buffer);
      String descriptor = reader.readUTF8(type + 2, buffer);
      int all = CallInstrumenter.mayWatch(name) ? CALLS : 0;
      boolean isWatched =
          checked && ReferenceInstrumenter.mayWatch(owner, name, descriptor, models);
      return isWatched ? all | REFERENCES : all;
    }
  }
}
