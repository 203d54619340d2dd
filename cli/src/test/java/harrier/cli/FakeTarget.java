package harrier.cli;

import java.util.concurrent.CountDownLatch;

/** A target that says what it was given, then ends with a code or waits for a signal. */
public final class FakeTarget {
  private FakeTarget() {}

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    System.out.println(String.join("|", args));
    if (args[0].equals("wait")) {
      new CountDownLatch(1).await();
    } else if (args[0].equals("read")) {
      System.out.write(System.in.readAllBytes());
      System.out.flush();
    } else if (args[0].equals("environment")) {
      System.out.println(
          System.getenv().keySet().stream()
              .filter(k -> k.matches("HARRIER_.*|_JAVA.*"))
              .sorted()
              .toList());
    } else {
      System.exit(Integer.parseInt(args[0]));
    }
  }
}
