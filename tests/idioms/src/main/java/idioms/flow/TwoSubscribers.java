package idioms.flow;

import baton.Baton;
import java.util.concurrent.SubmissionPublisher;

/** Two subscribers of one publisher are not ordered with each other. */
public final class TwoSubscribers {
  private static final Baton baton = new Baton();
  private static int value;

  private TwoSubscribers() {}

  public static void run() throws Exception {
    SubmissionPublisher<Integer> publisher =
        new SubmissionPublisher<>(task -> new Thread(task).start(), 4);
    publisher.consume(
        item -> {
          value++; // race
          baton.pass(1);
        });
    publisher.consume(
        item -> {
          baton.await(1);
          value++; // race
          baton.pass(2);
        });
    publisher.submit(1);
    baton.await(2);
    publisher.close();
  }
}
