package harrier.analyses;

import harrier.tool.Tool;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;

/** Makes a tool of the user's own from its class name. */
final class UserTool {
  private UserTool() {}

  static Tool make(String name, ClassLoader loader) {
    Class<?> type = load(name, loader);
    if (!Tool.class.isAssignableFrom(type)) {
      throw mistake(name, "is not a tool: it does not extend " + Tool.class.getName());
    }
    if (!Modifier.isPublic(type.getModifiers()) || Modifier.isAbstract(type.getModifiers())) {
      throw mistake(name, "has to be a public class that is not abstract");
    }
    try {
      Constructor<?> constructor = type.getConstructor();
      return (Tool) constructor.newInstance();
    } catch (NoSuchMethodException e) {
      throw mistake(name, "has no public constructor without arguments");
    } catch (InvocationTargetException e) {
      throw mistake(name, "cannot be made: its constructor threw " + e.getCause());
    } catch (ReflectiveOperationException | LinkageError e) {
      throw mistake(name, "cannot be made: " + e);
    }
  }

  private static Class<?> load(String name, ClassLoader loader) {
    try {
      if (loader != null) {
        return Class.forName(name, false, loader);
      }
    } catch (ClassNotFoundException e) {
      // Falls through to the one message.
    } catch (LinkageError e) {
      throw mistake(name, "cannot be loaded: " + e);
    }
    throw new IllegalArgumentException(
        name.indexOf('.') < 0
            ? "unknown tool '" + name + "': did you mean " + Registry.nearest(name) + "?"
            : "unknown tool '"
                + name
                + "': no such class on the tool path; the nearest tool is "
                + Registry.nearest(name.substring(name.lastIndexOf('.') + 1)));
  }

  private static IllegalArgumentException mistake(String name, String what) {
    return new IllegalArgumentException("tool " + name + " " + what);
  }
}
