package targets.security;

import java.util.Comparator;

/** Prints which packages of the JDK are open or exported to it, and what it can load. */
final class Openness {
  private Openness() {}

  public static void main(String[] args) {
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
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    System.out.println(group.activeCount() + " " + group.activeGroupCount());
  }
}
