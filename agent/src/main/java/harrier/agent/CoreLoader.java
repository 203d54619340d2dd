package harrier.agent;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Loads the core of the agent from a folder of the agent's jar, so that neither it nor the
 * libraries it needs can be seen by the target.
 */
final class CoreLoader extends ClassLoader {
  private static final String FOLDER = "core/";

  static {
    registerAsParallelCapable();
  }

  private final JarFile jar;

  CoreLoader(File jar) throws IOException {
    super("harrier", ClassLoader.getPlatformClassLoader());
    this.jar = new JarFile(jar);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = bytes(name.replace('.', '/') + ".class");
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  /** Models and other resources of the core. */
  @Override
  public InputStream getResourceAsStream(String name) {
    byte[] bytes = bytes(name);
    return bytes == null
        ? super.getResourceAsStream(name)
        : new java.io.ByteArrayInputStream(bytes);
  }

  private byte[] bytes(String path) {
    JarEntry entry = jar.getJarEntry(FOLDER + path);
    if (entry == null) {
      return null;
    }
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    } catch (IOException e) {
      return null;
    }
  }
}
