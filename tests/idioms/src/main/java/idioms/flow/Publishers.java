package idioms.flow;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.SubmissionPublisher;

/** Two threads that submit to one publisher are not ordered by it. */
public final class Publishers {
  private static final Baton baton = new Baton();
  private static int value;

  private Publishers() {}

  public static void run() throws Exception {
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>();
    CompletableFuture<Void> consumed = publisher.consume(item -> {});
    Threads.together(
        () -> {
          value++; // race
          publisher.submit(1);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          publisher.submit(2);
          value++; // race
        });
    publisher.close();
    consumed.join();
  }
}
