package idioms.flow;

import baton.Baton;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

/** An item sees what came before it; one call of a subscriber comes before the next. */
public final class SubmitToNext {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Reader implements Flow.Subscriber<Integer> {
    private Flow.Subscription subscription;

    @Override
    public void onSubscribe(Flow.Subscription given) {
      subscription = given;
      subscription.request(1);
    }

    @Override
    public void onNext(Integer item) {
      value += item;
      subscription.request(1);
    }

    @Override
    public void onError(Throwable failure) {
      value = 0;
      baton.pass(1);
    }

    @Override
    public void onComplete() {
      value++;
      baton.pass(1);
    }
  }

  private SubmitToNext() {}

  public static void run() throws Exception {
    value = 1;
    try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>()) {
      publisher.subscribe(new Reader());
      for (int i = 0; i < 100; i++) {
        publisher.submit(i);
      }
    }
    baton.await(1);
  }
}
