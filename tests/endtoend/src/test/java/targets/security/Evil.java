package targets.security;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Races in a class, a field and threads whose names try to break out of a report. */
final class Evil {
  private Evil() {}

  /** Is renamed before it is loaded, to a name of the same length. */
  public static final class PlainName__ implements Runnable {
    static int plainField__;

    @Override
    public void run() {
      plainField__++;
    }
  }

  public static void main(String[] args) throws Exception {
    String name = "targets/security/Evil$PlainName__";
    byte[] original;
    try (InputStream in = Evil.class.getResourceAsStream("/" + name + ".class")) {
      original = in.readAllBytes();
    }
    String text = new String(original, StandardCharsets.ISO_8859_1);
    byte[] renamed =
        text.replace("PlainName__", "\n\u001b<script>\r")
            .replace("plainField__", "\"<b>\nFORGED'")
            .getBytes(StandardCharsets.ISO_8859_1);
    Class<?> type =
        new ClassLoader(Evil.class.getClassLoader()) {
          Class<?> define() {
            return defineClass(null, renamed, 0, renamed.length);
          }
        }.define();
    Runnable task = (Runnable) type.getDeclaredConstructor().newInstance();
    String threadName = "\u001b]0;x\u0007\nSUMMARY: FORGED\u202e</script><img src=x>]]>\ud800";
    Thread first = new Thread(task, threadName + 1);
    Thread second = new Thread(task, threadName + 2);
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println("done");
  }
}
