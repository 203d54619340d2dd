package examples;

/**
 * A thread hands an object to another through a plain field. The reader may see the reference and
 * still not the object's contents: nothing orders the two. Making {@code latest} volatile puts both
 * races right.
 */
final class UnsafePublication {
  /** A message whose text is set after it was made. */
  private static final class Message {
    private String text;
  }

  private static Message latest;

  private static void publish() {
    Message message = new Message();
    message.text = "hello";
    latest = message; // race
  }

  private static void poll() {
    for (int i = 0; i < 1_000_000; i++) {
      Message message = latest; // race
      if (message != null) {
        System.out.println("received " + message.text); // race
        return;
      }
      Thread.onSpinWait();
    }
    System.out.println("received nothing");
  }

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(UnsafePublication::poll, "reader");
    Thread writer = new Thread(UnsafePublication::publish, "writer");
    reader.start();
    writer.start();
    writer.join();
    reader.join();
  }
}
