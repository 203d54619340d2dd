package harrier.instrument.model;

import harrier.hook.ObjectEffect;
import harrier.hook.ObjectEffect.Extent;
import harrier.hook.ObjectHooks;
import harrier.hook.ObjectType;
import harrier.instrument.Jdk;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Objects of the JDK that are variables: which calls may access them. */
public final class ObjectModels {
  /** The shipped tables, one a concern. */
  private static final List<String> SHIPPED = List.of("collections", "text", "streams");

  /** Types whose objects are no variables. */
  private static final Set<String> IMMUTABLE =
      Set.of("Ljava/lang/String;", "Ljava/lang/Integer;", "Ljava/lang/Long;", "Ljava/lang/Class;");

  /** By internal name. */
  private final Map<String, ObjectType> types = new HashMap<>();

  /** All rows for a method's name. */
  private final Map<String, List<ObjectType.Row>> byMethod = new HashMap<>();

  /**
   * A call that has to be watched.
   *
   * @param arguments those that may be accessed, as bits, at most two
   * @param arrays those whose elements are accessed, as bits
   * @param index the argument with the index of an element, counted from 1, or 0
   * @param fixed its effect, or null if the receiver's class decides
   */
  public record Use(
      List<String> parameters, int arguments, int arrays, int index, ObjectEffect fixed) {}

  private ObjectModels(Map<String, ObjectType> table) {
    for (ObjectType type : table.values()) {
      types.put(type.name().replace('.', '/'), type);
      for (ObjectType.Row row : type.rows()) {
        byMethod.computeIfAbsent(row.method(), m -> new ArrayList<>()).add(row);
      }
    }
  }

  /** The shipped tables for the JDK that runs; the hooks know them from now on. */
  public static ObjectModels shipped() {
    Map<String, ObjectType> table = table(Runtime.version().feature());
    ObjectHooks.use(table);
    return new ObjectModels(table);
  }

  /** The shipped tables with what any JDK to date has, for classes that run later. */
  public static ObjectModels ofAllJdks() {
    return new ObjectModels(table(Integer.MAX_VALUE));
  }

  static Map<String, ObjectType> table(int jdk) {
    Map<String, ObjectType> table = new LinkedHashMap<>();
    for (String name : SHIPPED) {
      String file = name + ".objects";
      table.putAll(ObjectFile.read(file, Models.resource(file), jdk));
    }
    return table;
  }

  /** Whether objects of a class, by internal name, are variables. */
  public boolean isVariable(String className) {
    ObjectType type = types.get(className);
    return type != null
        && (type.role() == ObjectType.Role.OBJECT || type.role() == ObjectType.Role.LIST);
  }

  /** Whether calls of a method on a class, by internal name, can be of interest. */
  public boolean concerns(String owner, String method) {
    return method.equals("<init>") ? types.containsKey(owner) : byMethod.containsKey(method);
  }

  /** Whether methods of that name are in the tables: they do not give the receiver away. */
  public boolean knows(String method) {
    return byMethod.containsKey(method);
  }

  /** Whether a result of the class, by internal name, may be the receiver or a view of it. */
  public boolean mayShow(String className) {
    return types.containsKey(className)
            && !className.equals("java/lang/Object")
            && !IMMUTABLE.contains("L" + className + ";")
        || className.startsWith("java/util/stream/");
  }

  /** What has to be watched at a call; null if nothing. */
  public Use use(int opcode, String owner, String name, String descriptor) {
    List<ObjectType.Row> rows = byMethod.get(name);
    if (rows == null || owner.startsWith("[")) {
      return null;
    }
    List<String> parameters = Models.simpleTypes(descriptor);
    ObjectType type = types.get(owner);
    if (opcode == Opcodes.INVOKESTATIC || name.equals("<init>")) {
      ObjectEffect effect = type == null ? null : type.effectOf(name, parameters);
      if (effect == null) {
        return null;
      }
      int arguments = effect.arguments() & references(descriptor);
      int arrays = effect.extent() == Extent.NONE ? 0 : effect.arguments() & arrays(descriptor);
      return (arguments | arrays) == 0
          ? null
          : new Use(parameters, arguments & ~arrays, arrays, 0, effect);
    }
    boolean mayBeVariable =
        opcode == Opcodes.INVOKESPECIAL ? type != null : type != null || !Jdk.owns(owner);
    int touched = 0;
    int index = 0;
    for (ObjectType.Row row : rows) {
      if (row.matches(name, parameters)) {
        touched |= row.effect().reads() | row.effect().writes();
        index = Math.max(index, row.effect().element());
      }
    }
    return !mayBeVariable || touched == 0
        ? null
        : new Use(
            parameters, ObjectEffect.argumentsIn(touched) & references(descriptor), 0, index, null);
  }

  /** The arguments that may be, or hold, objects which are variables, as bits. */
  private static int references(String descriptor) {
    return bits(
        descriptor,
        type ->
            !IMMUTABLE.contains(type.getDescriptor())
                && (type.getSort() == Type.OBJECT
                    || type.getDescriptor().equals("[Ljava/lang/Object;")));
  }

  /** The arguments that are arrays, as bits. */
  private static int arrays(String descriptor) {
    return bits(descriptor, type -> type.getSort() == Type.ARRAY);
  }

  private static int bits(String descriptor, Predicate<Type> isMeant) {
    int all = 0;
    Type[] types = Type.getArgumentTypes(descriptor);
    for (int i = 0; i < types.length && i < ObjectEffect.MAX_ARGUMENT; i++) {
      all |= isMeant.test(types[i]) ? 1 << (i + 1) : 0;
    }
    return all;
  }
}
