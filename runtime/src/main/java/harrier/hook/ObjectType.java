package harrier.hook;

import harrier.shadow.Memory;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A class or interface of the JDK in the table of objects that are not thread-safe.
 *
 * @param name binary name
 * @param field where the object keeps its state, or what it is a view of; null if there is none
 * @param second the field of a view with the index of its first element, or the one with the lock
 *     of a guarded object; null if there is none
 * @param rows what its methods do
 * @param place file and line
 */
public record ObjectType(
    String name, Role role, String field, String second, List<Row> rows, String place) {
  /** What its instances are. */
  public enum Role {
    /** Nothing by themselves: an interface, a class of static methods. */
    TYPE,
    /** Variables. */
    OBJECT,
    /** Variables with elements that are variables of their own. */
    LIST,
    /** Parts of a map that do not know it. */
    ENTRY,
    /** Another face of a variable. */
    VIEW,
    /** Another face of a variable, which locks while it uses it. */
    GUARDED,
    /** Variables that go through another one, such as iterators. */
    CURSOR
  }

  /**
   * Methods with the same effect.
   *
   * @param parameters simple names of the parameter types, or null for all overloads
   */
  public record Row(String method, List<String> parameters, ObjectEffect effect, String place) {
    public boolean matches(String name, List<String> types) {
      return method.equals(name) && (parameters == null || parameters.equals(types));
    }
  }

  /** The effect of a method, or null if no row names it. */
  public ObjectEffect effectOf(String method, List<String> parameters) {
    for (Row row : rows) {
      if (row.matches(method, parameters)) {
        return row.effect();
      }
    }
    return null;
  }

  /** What the JDK that runs does not have: mistakes of the table. */
  public List<String> unmatched(Class<?> type) {
    List<String> missing = new ArrayList<>();
    for (String each : new String[] {field, second}) {
      if (each != null && Memory.offsetOf(type, each) < 0) {
        missing.add(place + " " + name + "." + each);
      }
    }
    Map<String, List<List<String>>> overloads = overloadsIn(type);
    for (Row row : rows) {
      if (!isAmong(overloads.getOrDefault(row.method(), List.of()), row)) {
        missing.add(row.place() + " " + name + "." + row.method());
      }
    }
    return missing;
  }

  private static boolean isAmong(List<List<String>> overloads, Row row) {
    for (List<String> parameters : overloads) {
      if (row.matches(row.method(), parameters)) {
        return true;
      }
    }
    return false;
  }

  /** Simple names of the parameter types of what can be called, by method. */
  private static Map<String, List<List<String>>> overloadsIn(Class<?> type) {
    Map<String, List<List<String>>> all = new HashMap<>();
    for (Constructor<?> each : type.getDeclaredConstructors()) {
      add("<init>", each, all);
    }
    for (Method each : type.getMethods()) {
      add(each.getName(), each, all);
    }
    if (type.isInterface()) {
      for (Method each : Object.class.getMethods()) {
        add(each.getName(), each, all);
      }
    }
    return all;
  }

  private static void add(String name, Executable each, Map<String, List<List<String>>> all) {
    List<List<String>> overloads = all.get(name);
    if (overloads == null) {
      overloads = new ArrayList<>();
      all.put(name, overloads);
    }
    overloads.add(simpleNames(each.getParameterTypes()));
  }

  private static List<String> simpleNames(Class<?>[] types) {
    List<String> names = new ArrayList<>();
    for (Class<?> type : types) {
      names.add(type.getSimpleName());
    }
    return names;
  }
}
