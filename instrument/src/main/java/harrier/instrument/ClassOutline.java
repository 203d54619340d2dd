package harrier.instrument;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
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
   * @param start where its first instruction is in the class file
   * @param bytes how long the instructions are
   * @param isAnnotated whether the method has annotations
   * @param hasFrames whether it has stack map frames
   */
  public record Code(int locals, int start, int bytes, boolean isAnnotated, boolean hasFrames) {
    /** Whether it is not so long that the JVM only interprets it. */
    boolean isCompiled() {
      return bytes <= COMPILED;
    }
  }

  /** HotSpot compiles no method that is longer than this. */
  private static final int COMPILED = 8000;

  /** A method with less code does not grow beyond what is compiled. */
  private static final int SHORT = 500;

  /** The tag of a class in the constant pool. */
  private static final int CLASS_CONSTANT = 7;

  /** The name of the method that is called when an object has become unreachable. */
  static final String FINALIZER = "finalize";

  private static final int NOT_DEFAULT =
      Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE;

  private static final Code NO_CODE = new Code(0, 0, 0, false, false);

  final int version;
  final int access;
  public final String name;
  final String superName;
  public final List<Field> fields = new ArrayList<>();

  /** Code sizes by method name and descriptor. */
  private final Map<String, Code> methods = new HashMap<>();

  private final List<String> supertypes = new ArrayList<>();
  private boolean hasDefaultMethods;

  private final boolean hasFrames;
  private final ClassReader reader;
  private final char[] buffer;

  public ClassOutline(ClassReader reader) {
    this.reader = reader;
    buffer = new char[reader.getMaxStringLength()];
    version = reader.readUnsignedShort(6);
    access = reader.getAccess();
    name = reader.getClassName();
    superName = reader.getSuperName();
    if (superName != null) {
      addSupertype(superName);
    }
    for (String implemented : reader.getInterfaces()) {
      addSupertype(implemented);
    }
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
      hasDefaultMethods |= isInterface() && (reader.readUnsignedShort(at) & NOT_DEFAULT) == 0;
      at = skipAttributes(at + 6);
    }
    hasFrames =
        version >= Opcodes.V1_7
            // In this version a class may go without.
            || version == Opcodes.V1_6 && methods.values().stream().anyMatch(Code::hasFrames);
  }

  private void addSupertype(String type) {
    if (!Jdk.owns(type)) {
      supertypes.add(MethodContext.binary(type));
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
    int code = 0;
    boolean isAnnotated = false;
    for (int i = 0; i < count; i++) {
      String attribute = reader.readUTF8(at, buffer);
      if (attribute.equals("Code")) {
        code = at;
      }
      isAnnotated |= attribute.endsWith("Annotations");
      at += 6 + reader.readInt(at + 2);
    }
    if (code == 0) {
      return NO_CODE;
    }
    int bytes = reader.readInt(code + 10);
    int handlers = code + 14 + bytes;
    return new Code(
        reader.readUnsignedShort(code + 8),
        code + 14,
        bytes,
        isAnnotated,
        has("StackMapTable", handlers + 2 + 8 * reader.readUnsignedShort(handlers)));
  }

  private boolean has(String attribute, int attributes) {
    int at = attributes + 2;
    for (int i = 0; i < reader.readUnsignedShort(attributes); i++) {
      if (reader.readUTF8(at, buffer).equals(attribute)) {
        return true;
      }
      at += 6 + reader.readInt(at + 2);
    }
    return false;
  }

  boolean isModule() {
    return (access & Opcodes.ACC_MODULE) != 0;
  }

  boolean isInterface() {
    return (access & Opcodes.ACC_INTERFACE) != 0;
  }

  /** Whether the JVM checks it with stack map frames. */
  public boolean hasFrames() {
    return hasFrames;
  }

  /** Whether a class can be a constant in its code. */
  boolean hasClassConstants() {
    return version >= Opcodes.V1_5;
  }

  boolean declares(String method, String descriptor) {
    return methods.containsKey(method + descriptor);
  }

  /** Tells of all methods with code, by name and descriptor. */
  void codes(BiConsumer<String, Code> consumer) {
    methods.forEach(
        (method, code) -> {
          if (code != NO_CODE) {
            consumer.accept(method, code);
          }
        });
  }

  public Code code(String method, String descriptor) {
    return methods.getOrDefault(method + descriptor, NO_CODE);
  }

  /** Names with descriptors of its methods, unless there is nothing but Object to override. */
  Set<String> mayOverride() {
    return "java/lang/Object".equals(superName) ? Set.of() : Set.copyOf(methods.keySet());
  }

  /** Whether a static initializer orders threads; that of a proxy is the JDK's own business. */
  boolean hasInitializer() {
    return declares("<clinit>", "()V") && !"java/lang/reflect/Proxy".equals(superName);
  }

  /** Whether using the class may initialize it or one of its supertypes. */
  boolean mayInitialize() {
    return hasInitializer() || !isInterface() && !supertypes().isEmpty();
  }

  /** Whether it is initialized before the classes below it: an interface only for its code. */
  boolean isInitializedWithSubtypes() {
    return !isInterface() || hasDefaultMethods;
  }

  /** Whether it implements interfaces that are not the JDK's. */
  boolean implementsTarget() {
    return !isInterface()
        && supertypes.size() > (superName != null && !Jdk.owns(superName) ? 1 : 0);
  }

  /** Binary names of its superclass and its interfaces, without those of the JDK. */
  List<String> supertypes() {
    return supertypes;
  }

  /** Whether its objects may have a finalizer, be it inherited, or are references. */
  boolean mayHaveAnEnd() {
    return declares(FINALIZER, "()V")
        || superName != null && (!Jdk.owns(superName) || superName.startsWith("java/lang/ref/"));
  }

  /** Methods that were compiled as they were but are not with the given code. */
  List<String> grownIn(byte[] instrumented) {
    List<String> grown = new ArrayList<>();
    if (methods.values().stream().anyMatch(code -> code.bytes() > SHORT && code.isCompiled())) {
      ClassOutline now = new ClassOutline(new ClassReader(instrumented));
      methods.forEach(
          (method, code) -> {
            if (code.isCompiled() && !now.methods.get(method).isCompiled()) {
              grown.add(method);
            }
          });
      Collections.sort(grown);
    }
    return grown;
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
