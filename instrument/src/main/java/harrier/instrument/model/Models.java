package harrier.instrument.model;

import harrier.hook.ModelHooks;
import harrier.instrument.Interests;
import harrier.shadow.ShadowThread;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Type;

/** All rows of a run, by class. */
public final class Models {
  /** The shipped models, one file a concern. */
  private static final List<String> SHIPPED =
      List.of(
          "jvm",
          "internals",
          "thread",
          "shutdown",
          "references",
          "locks",
          "synchronizers",
          "queues",
          "maps",
          "collections",
          "atomics",
          "handles",
          "monitors",
          "guards",
          "classes",
          "executors",
          "futures",
          "forkjoin",
          "flow",
          "timer",
          "desktop",
          "pipes",
          "channels");

  /** Hand-offs that the platform does not promise. */
  private static final String IO = "io";

  /** The hooks that rows can name, by name and number of arguments. */
  private static final Map<String, Method> ACTIONS = actions();

  private static final Set<String> WORDS = names(ACTIONS);

  /** Internal names of the classes that need no model. */
  private static final Set<String> KNOWN = Set.copyOf(resource("known.classes").lines().toList());

  /** The files with rows of a class. */
  private final Map<String, List<ModelFile>> byClass = new HashMap<>();

  /** The rows of the classes that were asked for: reading all of them takes time. Guarded by it. */
  private final Map<String, List<Row>> rows = new HashMap<>();

  /** Classes whose monitors are locks like the target's own. */
  private final Set<String> monitors = new HashSet<>();

  /** Classes whose monitors order only what code of the target does inside them. */
  private final Set<String> guards = new HashSet<>();

  /** Rows that have found their method. */
  private final Set<Row> matched = Collections.newSetFromMap(new IdentityHashMap<>());

  private final Audience audience;

  private Models(Audience audience) {
    this.audience = audience;
  }

  private static Map<String, Method> actions() {
    Map<String, Method> all = new HashMap<>();
    for (Method method : ModelHooks.class.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers())) {
        int arguments = method.getParameterCount() - (wantsThread(method) ? 1 : 0);
        all.put(key(method.getName(), arguments), method);
      }
    }
    return all;
  }

  /** Whether a hook is given the current thread after the arguments that rows name. */
  static boolean wantsThread(Method hook) {
    Class<?>[] types = hook.getParameterTypes();
    return types.length > 0 && types[types.length - 1] == ShadowThread.class;
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
    return WORDS;
  }

  private static Set<String> names(Map<String, Method> actions) {
    Set<String> words = new TreeSet<>();
    actions.values().forEach(method -> words.add(method.getName()));
    return words;
  }

  /**
   * The shipped models for the JDK that runs.
   *
   * @param withIo whether data that is read orders threads as well
   */
  public static Models shipped(boolean withIo) {
    return shipped(withIo, Interests.ALL);
  }

  /**
   * The same, without rows that tell nobody anything.
   *
   * @param interests what tools want to hear of
   */
  public static Models shipped(boolean withIo, Interests interests) {
    Models models = new Models(new Audience(interests));
    SHIPPED.forEach(models::addShipped);
    if (withIo) {
      models.addShipped(IO);
    }
    return models;
  }

  private void addShipped(String name) {
    String file = name + ".models";
    add(ModelFile.outline(file, resource(file), Runtime.version().feature()));
  }

  static String resource(String name) {
    try (InputStream in = Models.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Adds the rows of a file; a mistake is an IllegalArgumentException with its line. */
  public void add(String name, String text) {
    add(ModelFile.read(name, text, Runtime.version().feature()));
  }

  private void add(ModelFile file) {
    for (String type : file.types()) {
      byClass.computeIfAbsent(type, t -> new ArrayList<>()).add(file);
    }
    for (String type : file.monitors()) {
      byClass.computeIfAbsent(type, t -> new ArrayList<>());
      monitors.add(type);
    }
    for (String type : file.guards()) {
      byClass.computeIfAbsent(type, t -> new ArrayList<>());
      guards.add(type);
    }
  }

  /** How many rows a file has, whatever the JDK; a mistake is as in {@link #add}. */
  public static int check(String name, String text) {
    return ModelFile.read(name, text, Runtime.version().feature()).rows().size();
  }

  /** Internal names of the classes with rows. */
  public Set<String> classes() {
    return byClass.keySet();
  }

  /** Whether a class of java.util.concurrent, by internal name, has no model and needs one. */
  public boolean lacks(String className) {
    int dollar = className.indexOf('$');
    String top = dollar < 0 ? className : className.substring(0, dollar);
    return !KNOWN.contains(top)
        && !byClass.containsKey(top)
        && byClass.keySet().stream().noneMatch(name -> name.startsWith(top + "$"));
  }

  /** Whether a class's monitors are locks like the target's own. */
  boolean hasMonitors(String className) {
    return audience.wantsMonitors() && monitors.contains(className);
  }

  /** Whether a class's monitors order only what code of the target does inside them. */
  boolean hasGuards(String className) {
    return audience.wantsMonitors() && guards.contains(className);
  }

  List<Row> of(String className) {
    synchronized (rows) {
      return rows.computeIfAbsent(className, this::read);
    }
  }

  private List<Row> read(String className) {
    List<Row> all = new ArrayList<>();
    for (ModelFile file : byClass.getOrDefault(className, List.of())) {
      for (Row row : file.rows(className)) {
        if (audience.wants(row.action())) {
          all.add(row);
        }
      }
    }
    return all;
  }

  List<Row> rowsFor(String className, String method, String descriptor) {
    List<Row> found = new ArrayList<>();
    List<String> parameters = null;
    for (Row row : of(className)) {
      if (row.isOfField() || !row.method().equals(method)) {
        continue;
      }
      parameters = parameters == null ? simpleTypes(descriptor) : parameters;
      if (row.parameters() == null || row.parameters().equals(parameters)) {
        found.add(row);
        if (row.called() == null) {
          match(row);
        }
      }
    }
    return found;
  }

  List<Row> fieldRows(String className) {
    List<Row> found = new ArrayList<>();
    for (Row row : of(className)) {
      if (row.isOfField()) {
        found.add(row);
      }
    }
    return found;
  }

  /** A row has found what it is about. */
  void match(Row row) {
    synchronized (matched) {
      matched.add(row);
    }
  }

  /** Simple names of the parameter types. */
  public static List<String> simpleTypes(String descriptor) {
    if (descriptor.startsWith("()")) {
      return List.of();
    }
    List<String> names = new ArrayList<>();
    for (Type type : Type.getArgumentTypes(descriptor)) {
      String name = type.getClassName();
      names.add(name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1));
    }
    return names;
  }

  /** Rows of a class that found nothing: mistakes for the JDK that runs. */
  public List<String> unmatched(String className) {
    synchronized (matched) {
      List<String> all = new ArrayList<>();
      for (Row row : of(className)) {
        if (!matched.contains(row)) {
          all.add(row.toString());
        }
      }
      return all;
    }
  }
}
