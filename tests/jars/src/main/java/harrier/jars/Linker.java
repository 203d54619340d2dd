package harrier.jars;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Map;
import org.objectweb.asm.ClassReader;

/**
 * Defines given class files and has the JVM link, and so verify them, without running any of their
 * code.
 */
final class Linker extends ClassLoader {
  private final Map<String, byte[]> own;
  private final Library library;
  private final Lineage lineage;

  /** The classes whose definition waits for that of their superclasses and interfaces. */
  private final Deque<ClassReader> pending = new ArrayDeque<>();

  /**
   * @param own class files by internal name; they come before those of the library
   * @param lineage of the classes that neither has
   */
  Linker(Map<String, byte[]> own, Library library, Lineage lineage) {
    super(ClassLoader.getPlatformClassLoader());
    this.own = own;
    this.library = library;
    this.lineage = lineage;
  }

  /** A class file by internal name, or null if it is missing or of the JDK. */
  byte[] find(String internalName) {
    byte[] bytes = own.get(internalName);
    return bytes != null || isOfJdk(internalName) ? bytes : library.find(internalName);
  }

  boolean lacks(String internalName) {
    return find(internalName) == null && !isOfJdk(internalName);
  }

  boolean isOfJdk(String internalName) {
    return internalName.startsWith("[") || getParent().getResource(internalName + ".class") != null;
  }

  /** Loads a class without linking it. What others extend must be known before it is mentioned. */
  Class<?> load(String binaryName) throws ClassNotFoundException {
    return Class.forName(binaryName, false, this);
  }

  /** Links a class; to list the fields of a class, the JVM links it first. */
  int link(String binaryName) throws ClassNotFoundException {
    return load(binaryName).getDeclaredFields().length;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      if (known != null) {
        return known;
      }
      String internal = name.replace('.', '/');
      byte[] bytes = own.get(internal);
      return bytes != null ? define(name, bytes) : loadForeign(name, internal);
    }
  }

  private Class<?> loadForeign(String name, String internal) throws ClassNotFoundException {
    if (name.startsWith("harrier.")) {
      return Linker.class.getClassLoader().loadClass(name);
    }
    try {
      return getParent().loadClass(name);
    } catch (ClassNotFoundException notOfJdk) {
      byte[] bytes = library.find(internal);
      return define(name, bytes != null ? bytes : standIn(internal));
    }
  }

  private byte[] standIn(String internal) {
    if (lineage.superOf(internal) != null) {
      return StandIn.ofClass(internal, lineage.superOf(internal));
    }
    ClassReader dependent = pending.peek();
    if (dependent != null && internal.equals(dependent.getSuperName())) {
      return StandIn.ofClass(internal);
    }
    return dependent != null && Arrays.asList(dependent.getInterfaces()).contains(internal)
        ? StandIn.ofInterface(internal)
        : StandIn.ofMention(internal);
  }

  private Class<?> define(String name, byte[] bytes) {
    pending.push(new ClassReader(bytes));
    try {
      return defineClass(name, bytes, 0, bytes.length);
    } finally {
      pending.pop();
    }
  }
}
