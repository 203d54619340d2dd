package targets.security;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Prints which packages of the JDK are open or exported to it, and what it can load. */
final class Openness {
  private Openness() {}

  /** How many sockets of the process speak a protocol of the network. */
  private static long sockets() throws IOException {
    List<String> numbers;
    try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
      numbers = files.map(Openness::socketNumber).filter(Objects::nonNull).toList();
    }
    long count = 0;
    for (String protocol : List.of("tcp", "tcp6", "udp", "udp6")) {
      try (Stream<String> lines = Files.lines(Path.of("/proc/self/net", protocol))) {
        count += lines.filter(line -> numbers.contains(line.strip().split("\\s+")[9])).count();
      }
    }
    return count;
  }

  /** The number of the socket behind a file descriptor, or null. */
  private static String socketNumber(Path descriptor) {
    try {
      String link = Files.readSymbolicLink(descriptor).toString();
      return link.startsWith("socket:[") ? link.substring(8, link.length() - 1) : null;
    } catch (IOException e) {
      return null; // closed meanwhile
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
