package targets;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import javax.management.JMException;
import javax.management.ObjectName;

/** Loads one class many times, then waits for the JVM's compilers to be told about it. */
public final class ManyClasses extends ClassLoader {
  private static final int CLASSES = 150;
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(20);

  private ManyClasses() {
    super(null);
  }

  public static void main(String[] args) throws IOException, JMException, InterruptedException {
    try (InputStream in = ManyClasses.class.getResourceAsStream("ManyClasses$Loaded.class")) {
      byte[] bytes = in.readAllBytes();
      for (int i = 0; i < CLASSES; i++) {
        new ManyClasses().defineClass(null, bytes, 0, bytes.length);
      }
    }
    long end = System.nanoTime() + PATIENCE;
    while (!rules().contains("harrier/asm/") && System.nanoTime() < end) {
      Thread.sleep(50);
    }
    String rules = rules();
    System.out.println("rules for the instrumenter: " + rules.contains("harrier/instrument/"));
    System.out.println("rules for calls of hooks: " + rules.contains("inline: -harrier/hook/*.*"));
    System.out.println("rules for hooks: " + rules.contains("matching: harrier/hook"));
    Module management = ModuleLayer.boot().findModule("jdk.management").orElseThrow();
    System.out.println(
        "open to the target: "
            + management.isOpen("com.sun.management.internal", ManyClasses.class.getModule()));
  }

  private static String rules() throws JMException {
    return (String)
        ManagementFactory.getPlatformMBeanServer()
            .invoke(
                new ObjectName("com.sun.management:type=DiagnosticCommand"),
                "compilerDirectivesPrint",
                new Object[0],
                new String[0]);
  }

  /** Loaded often. */
  static final class Loaded {
    int value;
  }
}
