package idioms.flow;

import baton.Baton;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

/** The failure sees what came before it was published. */
public final class CloseToError {
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
      value++;
      baton.pass(1);
    }

    @Override
    public void onComplete() {
      value = 0;
      baton.pass(1);
    }
  }

  private CloseToError() {}

  public static void run() throws Exception {
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>();
    publisher.subscribe(new Reader());
    value = 1;
    publisher.closeExceptionally(new IllegalStateException("on purpose"));
    baton.await(1);
  }
}
