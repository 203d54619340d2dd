package frameworks;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.apache.catalina.core.StandardContext;
import org.apache.catalina.loader.ParallelWebappClassLoader;
import org.apache.catalina.webresources.StandardRoot;
import org.springframework.boot.loader.launch.Archive;

/** Classes loaded by Tomcat's and Spring Boot's class loaders. */
public final class Loaders {
  private Loaders() {}

  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory(Path.of(""), "loaders");
    org.springframework.boot.loader.net.protocol.Handlers.register();
    tomcat(folder);
    springBoot(folder);
  }

  private static byte[] bytes(Class<?> type) throws Exception {
    try (InputStream in = type.getResourceAsStream("/" + path(type))) {
      return in.readAllBytes();
    }
  }

  private static String path(Class<?> type) {
    return type.getName().replace('.', '/') + ".class";
  }

  private static void use(ClassLoader loader) throws Exception {
    Class<?> type = loader.loadClass(Account.Savings.class.getName());
    Object made = type.getDeclaredConstructor().newInstance();
    System.out.println(type.getClassLoader().getClass().getSimpleName());
    System.out.println(type == Account.Savings.class);
    System.out.println(type.getMethod("getBalance").invoke(made));
    System.out.println(((int[]) type.getMethod("history").invoke(made)).length);
    System.out.println(Stream.of(type.getSuperclass().getDeclaredFields()).toList());
  }

  private static void tomcat(Path folder) throws Exception {
    Path classes = folder.resolve("webapp/WEB-INF/classes/frameworks");
    Files.createDirectories(classes);
    for (Class<?> type : List.of(Account.class, Account.Savings.class, Account.Entry.class)) {
      Files.write(classes.resolve(path(type).substring("frameworks/".length())), bytes(type));
    }
    StandardContext context = new StandardContext();
    context.setName("test");
    context.setDocBase(folder.resolve("webapp").toAbsolutePath().toString());
    StandardRoot resources = new StandardRoot(context);
    context.setResources(resources);
    org.apache.catalina.core.StandardHost host = new org.apache.catalina.core.StandardHost();
    host.setName("host");
    context.setParent(host);
    resources.start();
    ParallelWebappClassLoader loader =
        new ParallelWebappClassLoader(Loaders.class.getClassLoader());
    loader.setResources(resources);
    loader.start();
    use(loader);
    resources.stop();
  }

  /** An application with a jar inside its jar. */
  private static void springBoot(Path folder) throws Exception {
    Path inner = folder.resolve("inner.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(inner))) {
      for (Class<?> type : List.of(Account.class, Account.Savings.class, Account.Entry.class)) {
        out.putNextEntry(new JarEntry(path(type)));
        out.write(bytes(type));
      }
    }
    Path outer = folder.resolve("outer.jar");
    byte[] nested = Files.readAllBytes(inner);
    try (OutputStream file = Files.newOutputStream(outer);
        JarOutputStream out = new JarOutputStream(file)) {
      JarEntry entry = new JarEntry("BOOT-INF/lib/inner.jar");
      entry.setMethod(JarEntry.STORED);
      entry.setSize(nested.length);
      CRC32 crc = new CRC32();
      crc.update(nested);
      entry.setCrc(crc.getValue());
      out.putNextEntry(entry);
      out.write(nested);
    }
    try (Archive archive = Archive.create(outer.toFile())) {
      URL[] urls =
          archive
              .getClassPathUrls(entry -> entry.name().startsWith("BOOT-INF/lib/"))
              .toArray(URL[]::new);
      System.out.println(urls.length);
      try (URLClassLoader loader =
          new org.springframework.boot.loader.launch.LaunchedClassLoader(
              false, archive, urls, ClassLoader.getPlatformClassLoader())) {
        use(loader);
      }
    }
  }
}
