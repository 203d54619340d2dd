package targets.security;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Prints which packages of the JDK are open or exported to it, and what it can load. */
final class Openness {
  private Openness() {}

  /** How many sockets the process has. */
  private static long sockets() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
      return files.filter(Openness::isSocket).count();
    }
  }

  private static boolean isSocket(Path descriptor) {
    try {
      return Files.readSymbolicLink(descriptor).toString().startsWith("socket:");
    } catch (IOException e) {
      return false; // closed meanwhile
    }
  }

  public static void main(String[] args) throws IOException {
    Module own = Openness.class.getModule();
    ModuleLayer.boot().modules().stream()
        .sorted(Comparator.comparing(Module::getName))
        .forEach(
            module ->
                module.getPackages().stream()
                    .sorted()
                    .forEach(
                        each ->
                            System.out.println(
                                module.getName()
                                    + "/"
                                    + each
                                    + " "
                                    + module.isExported(each)
                                    + module.isExported(each, own)
                                    + module.isOpen(each)
                                    + module.isOpen(each, own))));
    System.out.println(System.getProperty("java.class.path").contains("harrier-agent"));
    System.out.println(System.getProperty("jdk.module.path"));
    System.getProperties().stringPropertyNames().stream().sorted().forEach(System.out::println);
    System.out.println("sockets " + sockets());
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    System.out.println(group.activeCount() + " " + group.activeGroupCount());
  }
}
