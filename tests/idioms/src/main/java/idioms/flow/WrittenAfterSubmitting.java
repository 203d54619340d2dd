package idioms.flow;

import baton.Baton;
import java.util.concurrent.SubmissionPublisher;

/** A write after submit is not ordered with the item. */
public final class WrittenAfterSubmitting {
  private static final Baton baton = new Baton();
  private static int value;

  private WrittenAfterSubmitting() {}

  public static void run() throws Exception {
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>();
    publisher.consume(
        item -> {
          baton.await(1);
          value += item; // race
          baton.pass(2);
        });
    publisher.submit(1);
    value = 1; // race
    baton.pass(1);
    baton.await(2);
    publisher.close();
  }
}
