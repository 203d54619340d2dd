package harrier.instrument;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** What has to be known of a class file before its first method is rewritten. */
public final class ClassOutline {
  /** A declared field. */
  public record Field(String name, String descriptor, int access) {
    boolean is(int flag) {
      return (access & flag) != 0;
    }
  }

  /**
   * The code of a method.
   *
   * @param touchesMemory whether it accesses fields or arrays, or enters monitors
   * @param accessesArrays whether it accesses elements of arrays
   */
  public record Code(int locals, int bytes, boolean touchesMemory, boolean accessesArrays) {}

  /** The tag of a class in the constant pool. */
  private static final int CLASS_CONSTANT = 7;

  private static final Code NO_CODE = new Code(0, 0, false, false);

  final int version;
  final int access;
  public final String name;
  final String superName;
  public final List<Field> fields = new ArrayList<>();

  /** Code sizes by method name and descriptor. */
  private final Map<String, Code> methods = new HashMap<>();

  private final ClassReader reader;
  private final char[] buffer;

  public ClassOutline(ClassReader reader) {
    this.reader = reader;
    buffer = new char[reader.getMaxStringLength()];
    version = reader.readUnsignedShort(6);
    access = reader.getAccess();
    name = reader.getClassName();
    superName = reader.getSuperName();
    int at = reader.header + 6;
    at += 2 + 2 * reader.readUnsignedShort(at);
    int fieldCount = reader.readUnsignedShort(at);
    at += 2;
    for (int i = 0; i < fieldCount; i++) {
      fields.add(
          new Field(
              reader.readUTF8(at + 2, buffer),
              reader.readUTF8(at + 4, buffer),
              reader.readUnsignedShort(at)));
      at = skipAttributes(at + 6);
    }
    int methodCount = reader.readUnsignedShort(at);
    at += 2;
    for (int i = 0; i < methodCount; i++) {
      String method = reader.readUTF8(at + 2, buffer) + reader.readUTF8(at + 4, buffer);
      methods.put(method, codeIn(at + 6));
      at = skipAttributes(at + 6);
    }
  }

  private int skipAttributes(int at) {
    int count = reader.readUnsignedShort(at);
    int next = at + 2;
    for (int i = 0; i < count; i++) {
      next += 6 + reader.readInt(next + 2);
    }
    return next;
  }

  private Code codeIn(int attributes) {
    int count = reader.readUnsignedShort(attributes);
    int at = attributes + 2;
    for (int i = 0; i < count; i++) {
      if (reader.readUTF8(at, buffer).equals("Code")) {
        int bytes = reader.readInt(at + 10);
        return new Code(
            reader.readUnsignedShort(at + 8),
            bytes,
            Bytecodes.touchMemory(reader, at + 14, bytes),
            Bytecodes.accessArrays(reader, at + 14, bytes));
      }
      at += 6 + reader.readInt(at + 2);
    }
    return NO_CODE;
  }

  /** Whether some method accesses elements of arrays. */
  boolean accessesArrays() {
    return methods.values().stream().anyMatch(Code::accessesArrays);
  }

  boolean isInterface() {
    return (access & Opcodes.ACC_INTERFACE) != 0;
  }

  /** Whether the JVM checks it with stack map frames. */
  public boolean hasFrames() {
    return version >= Opcodes.V1_7 || version == Opcodes.V1_6;
  }

  /** Whether a class can be a constant in its code. */
  boolean hasClassConstants() {
    return version >= Opcodes.V1_5;
  }

  boolean declares(String method, String descriptor) {
    return methods.containsKey(method + descriptor);
  }

  public Code code(String method, String descriptor) {
    return methods.getOrDefault(method + descriptor, NO_CODE);
  }

  /** Names with descriptors of its methods, unless there is nothing but Object to override. */
  Set<String> mayOverride() {
    return "java/lang/Object".equals(superName) ? Set.of() : Set.copyOf(methods.keySet());
  }

  boolean hasInitializer() {
    return declares("<clinit>", "()V");
  }

  /** The declared field, or null if it is inherited. */
  Field field(String fieldName, String descriptor) {
    for (Field f : fields) {
      if (f.name().equals(fieldName) && f.descriptor().equals(descriptor)) {
        return f;
      }
    }
    return null;
  }

  /** Internal names of the classes that its code mentions, if they start as given. */
  Set<String> mentions(String prefix) {
    Set<String> found = new HashSet<>();
    for (int i = 1; i < reader.getItemCount(); i++) {
      int at = reader.getItem(i);
      if (at > 0 && reader.readByte(at - 1) == CLASS_CONSTANT) {
        String mentioned = reader.readUTF8(at, buffer);
        if (mentioned.startsWith(prefix)) {
          found.add(mentioned);
        }
      }
    }
    return found;
  }
}
