package idioms.flow;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.SubmissionPublisher;

/** A consumer sees what came before submit, and is seen after its end. */
public final class Consume {
  private static int value;

  private Consume() {}

  public static void run() throws Exception {
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>();
    CompletableFuture<Void> consumed = publisher.consume(item -> value += item);
    value = 1;
    publisher.submit(1);
    publisher.close();
    consumed.join();
    value++;
  }
}
