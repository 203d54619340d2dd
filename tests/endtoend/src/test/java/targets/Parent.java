package targets;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts two racy JVMs at once and waits for them. It has no race of its own. */
final class Parent {
  private Parent() {}

  public static void main(String[] args) throws Exception {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Racy.class.getName(),
            "RETURN",
            "0");
    List<Process> children = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      children.add(new ProcessBuilder(command).inheritIO().start());
    }
    for (Process child : children) {
      System.out.println("child ended with " + child.waitFor());
    }
  }
}
