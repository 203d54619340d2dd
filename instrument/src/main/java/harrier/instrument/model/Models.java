package harrier.instrument.model;

import harrier.hook.ModelHooks;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Type;

/** All rows of a run, by class. */
public final class Models {
  /** The shipped models, one file a concern. */
  private static final List<String> SHIPPED = List.of("jvm", "thread", "locks", "handles");

  /** The hooks that rows can name, by name and number of arguments. */
  private static final Map<String, Method> ACTIONS = actions();

  private final Map<String, List<Row>> byClass = new HashMap<>();

  /** Rows that have found their method. */
  private final Set<Row> matched = new HashSet<>();

  private static Map<String, Method> actions() {
    Map<String, Method> all = new HashMap<>();
    for (Method method : ModelHooks.class.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers())) {
        all.put(key(method.getName(), method.getParameterCount()), method);
      }
    }
    return all;
  }

  private static String key(String action, int arguments) {
    return action + "/" + arguments;
  }

  /** The hook a row names, or null. */
  static Method action(String name, int arguments) {
    return ACTIONS.get(key(name, arguments));
  }

  /** The words for actions. */
  static Set<String> words() {
    Set<String> words = new TreeSet<>(List.of(Row.OPAQUE, Row.CALLBACK));
    ACTIONS.values().forEach(method -> words.add(method.getName()));
    return words;
  }

  /** The shipped models for the JDK that runs. */
  public static Models shipped() {
    Models models = new Models();
    for (String name : SHIPPED) {
      models.add(name + ".models", resource(name + ".models"));
    }
    return models;
  }

  private static String resource(String name) {
    try (InputStream in = Models.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Adds the rows of a file; a mistake is an IllegalArgumentException with its line. */
  public void add(String name, String text) {
    for (Row row : ModelFile.read(name, text, Runtime.version().feature())) {
      byClass.computeIfAbsent(row.type(), t -> new ArrayList<>()).add(row);
    }
  }

  /** Internal names of the classes with rows. */
  public Set<String> classes() {
    return byClass.keySet();
  }

  List<Row> of(String className) {
    return byClass.getOrDefault(className, List.of());
  }

  List<Row> rowsFor(String className, String method, String descriptor) {
    List<Row> found = new ArrayList<>();
    for (Row row : of(className)) {
      if (row.method().equals(method)
          && (row.parameters() == null || row.parameters().equals(simpleTypes(descriptor)))) {
        found.add(row);
      }
    }
    synchronized (matched) {
      matched.addAll(found);
    }
    return found;
  }

  private static List<String> simpleTypes(String descriptor) {
    return Arrays.stream(Type.getArgumentTypes(descriptor))
        .map(Type::getClassName)
        .map(name -> name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1))
        .toList();
  }

  /** Rows of a class that found no method: mistakes for the JDK that runs. */
  public List<String> unmatched(String className) {
    synchronized (matched) {
      return of(className).stream()
          .filter(row -> !matched.contains(row))
          .map(Row::toString)
          .toList();
    }
  }
}
